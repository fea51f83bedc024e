"""The commands of hosts: serve, worker, move-data, admin, schema."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

console = Console()
admin = typer.Typer(no_args_is_help=True, help="What only the host of a server may do.")

Data = Annotated[
    str | None, typer.Option("--data", help="The folder that keeps the games, the server's own by default.")
]
Database = Annotated[
    str | None,
    typer.Option("--database", help="postgresql://… for many servers; a file in the data folder by default."),
]
Channels = Annotated[
    str | None, typer.Option("--channels", help="redis://…: tell other servers at once what happened.")
]
Queue = Annotated[
    str | None,
    typer.Option("--queue", help="redis://… or postgresql://…: `tworivers worker` thinks for computers."),
]
BotSeconds = Annotated[float | None, typer.Option(help="The least time a bot takes.")]
BotWorkers = Annotated[int | None, typer.Option(help="Processes in which computers think, 2 by default.")]
BotLimitSeconds = Annotated[int | None, typer.Option(help="The most time a bot may take, 60 by default.")]
BotLimitMegabytes = Annotated[
    int | None, typer.Option(help="The most memory such a process may take, 4096 by default; 0: any.")
]
LogFormat = Annotated[str | None, typer.Option(help="text, or json: one object a line.")]
SettingsFile = Annotated[Path | None, typer.Option(help="A TOML file with these settings.")]


def add_to(app: typer.Typer) -> None:
    """Add the commands of hosts to the one command."""
    app.command()(serve)
    app.command()(worker)
    app.command("move-data")(move_data)
    app.command()(schema)
    app.add_typer(admin, name="admin")


def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen on; 0.0.0.0 for the network.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="The port, 8080 by default.")] = None,
    data: Data = None,
    database: Database = None,
    channels: Channels = None,
    queue: Queue = None,
    workers: Annotated[
        int | None, typer.Option(help="Server processes on this port, 1 by default; more need PostgreSQL.")
    ] = None,
    secret: Annotated[
        str | None, typer.Option(help="The key that signs cookies; by default one is made and kept.")
    ] = None,
    behind_proxy: Annotated[
        bool | None, typer.Option(help="A proxy with TLS stands before the server.")
    ] = None,
    bot_seconds: BotSeconds = None,
    bot_workers: BotWorkers = None,
    bot_limit_seconds: BotLimitSeconds = None,
    bot_limit_megabytes: BotLimitMegabytes = None,
    limits: Annotated[
        float | None, typer.Option(help="Times the usual rate limits; 0 for none, on a machine of one's own.")
    ] = None,
    webhooks: Annotated[
        str | None, typer.Option(help="Where notifications may be sent: off, public addresses, or any.")
    ] = None,
    keep_open_days: Annotated[
        int | None, typer.Option(help="Remove tables that never began after so many days; 0: never.")
    ] = None,
    keep_finished_days: Annotated[
        int | None, typer.Option(help="Remove finished games after so many days; 0, the default: never.")
    ] = None,
    keep_notices_days: Annotated[
        int | None, typer.Option(help="Forget sent notifications after so many days; 0: never.")
    ] = None,
    log_format: LogFormat = None,
    settings: SettingsFile = None,
) -> None:
    """Serve tables to browsers. Every flag is also a variable TWORIVERS_… and a line of the settings file."""
    flags = {name: value for name, value in locals().items() if name != "settings"}
    from tworivers.server.run import serve as run_server
    from tworivers.server.settings import settings_from

    run_server(settings_from(flags, settings), console)


def worker(
    database: Database = None,
    channels: Channels = None,
    queue: Queue = None,
    bot_seconds: BotSeconds = None,
    bot_workers: BotWorkers = None,
    bot_limit_seconds: BotLimitSeconds = None,
    bot_limit_megabytes: BotLimitMegabytes = None,
    metrics_port: Annotated[
        int | None, typer.Option(help="Figures for Prometheus on this port; none by default.")
    ] = None,
    log_format: LogFormat = None,
    settings: SettingsFile = None,
) -> None:
    """Let computers think on this machine for servers that use the same database and queue."""
    flags = {name: value for name, value in locals().items() if name != "settings"}
    from tworivers.server.settings import settings_from
    from tworivers.server.worker import work

    work(settings_from(flags, settings), console)


def move_data(
    source: Annotated[str, typer.Argument(help="A data folder, or postgresql://…")],
    target: Annotated[str, typer.Argument(help="An empty data folder or database.")],
) -> None:
    """Copy everything a server stores to another place, checked. Stop the server before; the source stays."""
    from tworivers.server.moving import move_data as move

    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        console=console, transient=True,
    ) as progress:  # fmt: skip
        tasks: dict[str, Any] = {}

        def report(name: str, done: int, total: int) -> None:
            if name not in tasks:
                tasks[name] = progress.add_task(name, total=total)
            progress.update(tasks[name], completed=done)

        counts = move(source, target, report)
    words = ", ".join(f"{number:,} {name}" for name, number in counts.items())
    console.print(f"Copied and compared: {words}.", highlight=False)


def schema(
    target: Annotated[Path, typer.Argument(help="The file to write.")] = Path("web/schema.json"),
    check: Annotated[bool, typer.Option(help="Only tell whether the file is up to date.")] = False,
) -> None:
    """Write every message and view as JSON Schema, with the OpenAPI document, into one file."""
    from tworivers.server.schema import schema as made

    document = made()
    if not check:
        target.write_bytes(document)
    elif not target.exists() or target.read_bytes() != document:
        console.print(f"[red]{target} is out of date: run `tworivers schema {target}`.[/red]")
        raise typer.Exit(1)


def _desk(data: str | None, database: str | None, settings: Path | None) -> Any:
    from tworivers.server.admin import Desk
    from tworivers.server.settings import settings_from

    return Desk(settings_from({"data": data, "database": database}, settings))


@admin.command()
def reset_password(
    account: Annotated[str, typer.Argument(help="The name of the account.")],
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Give an account a new password and end its sessions; the password is printed once."""
    password = _desk(data, database, settings).reset_password(account)
    console.print(f"The new password of {account}: [bold]{password}[/bold]", highlight=False)


@admin.command()
def remove_table(
    table: Annotated[str, typer.Argument(help="The table's id, as in its address.")],
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Remove a table with its game and its chat."""
    _desk(data, database, settings).remove_table(table)
    console.print(f"Table {table} is removed.", highlight=False)


@admin.command()
def mute(
    person: Annotated[str, typer.Argument(help="An account's name or a person's id.")],
    undo: Annotated[bool, typer.Option("--undo", help="Let them write again.")] = False,
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Keep a person from writing in chats."""
    _desk(data, database, settings).mute(person, not undo)
    console.print(f"{person} {'may write again' if undo else 'is muted'}.", highlight=False)


@admin.command()
def export_person(
    person: Annotated[str, typer.Argument(help="An account's name or a person's id.")],
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Print all that is stored about a person, as JSON."""
    typer.echo(_desk(data, database, settings).export_person(person).decode())


@admin.command()
def delete_person(
    person: Annotated[str, typer.Argument(help="An account's name or a person's id.")],
    data: Data = None,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Forget a person: account, chat lines and notifications go; the games stay, without the name."""
    _desk(data, database, settings).delete_person(person)
    console.print(f"{person} is forgotten.", highlight=False)
