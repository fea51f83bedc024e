"""Stored games by the million, generated inside PostgreSQL from some that were really played.

Each is a game between two people who gave up after some moves; ids, people and seat links are as random as
real ones, so that the indexes are spread as they would be."""

from typing import Any

import msgspec
from rich.console import Console

from bench.server import finished
from tworivers.play.match import Match

TEMPLATES = 20
# People who play: each has some forty games once there are a million.
PEOPLE = 50_000
MINUTES_APART = 60_000

NAMES = ("tables", "seats", "entries")
TEMPLATE_TABLES = """
    CREATE TABLE IF NOT EXISTS template_games (number int PRIMARY KEY, options json, seed bytea);
    CREATE TABLE IF NOT EXISTS template_entries (number int, version int, kind text, seat int, action text)
"""
# Keys come before what refers to them.
CONSTRAINTS = """
    SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
    WHERE contype IN ('p', 'u', 'f') AND (conrelid = ANY(%s::regclass[]) OR confrelid = ANY(%s::regclass[]))
    ORDER BY contype = 'f', conname
"""
# Twelve letters and digits that look drawn, and are the same for the same number.
IDENTIFIER = "substr(md5({0} || 'game'), 1, 12)"
PERSON = "'p' || substr(md5((({0}) %% {people}) || 'person'), 1, 11)"

TABLES = f"""
    INSERT INTO tables (id, game, title, options, public, hints, clock, seed, status, host, created, changed,
                        winners, revision)
    SELECT {IDENTIFIER.format("n")}, 'tigris', '', g.options, n %% 2 = 0, true, '{{"kind": "none"}}', g.seed,
           'finished', {PERSON.format("n::bigint * 7919", people=PEOPLE)}, n * {MINUTES_APART}::bigint,
           n * {MINUTES_APART}::bigint, '["Ada"]', %(entries)s + 1
    FROM generate_series(%(first)s, %(last)s - 1) AS n
    JOIN template_games AS g ON g.number = n %% %(templates)s
"""
SEATS = f"""
    INSERT INTO seats (table_id, seat, kind, name, person, key)
    SELECT {IDENTIFIER.format("n")}, seat, 'person', CASE seat WHEN 0 THEN 'Ada' ELSE 'Bo' END,
           {PERSON.format("n::bigint * 7919 + seat", people=PEOPLE)}, substr(md5(n || 'key' || seat), 1, 24)
    FROM generate_series(%(first)s, %(last)s - 1) AS n, generate_series(0, 1) AS seat
"""
ENTRIES = f"""
    INSERT INTO entries (table_id, version, kind, seat, action, player, milliseconds, request, at)
    SELECT {IDENTIFIER.format("n")}, e.version, e.kind, e.seat, e.action, '', 0,
           e.seat || ':' || substr(md5(n || 'request' || e.version), 1, 16), n * {MINUTES_APART}::bigint
    FROM generate_series(%(first)s, %(last)s - 1) AS n
    JOIN template_entries AS e ON e.number = n %% %(templates)s
"""


def given_up(seed: int, entries: int) -> Match:
    """A game that was given up after so many entries."""
    played: Match = finished(seed)
    match = Match(played.game, played.players, seed=played.seed)
    for entry in played.entries[: entries - 1]:
        match.play(entry.action)
    match.resign(match.to_move)
    return match


def fill(database: str, first: int, last: int, entries: int, console: Console) -> None:
    """Store the games with these numbers, of so many entries each."""
    import psycopg

    with (
        psycopg.connect(database, autocommit=True) as connection,
        console.status(f"storing {last - first:,} games …"),
    ):
        connection.execute("SET synchronous_commit = off; SET maintenance_work_mem = '512MB'")
        connection.execute(TEMPLATE_TABLES)
        if first == 0:
            store_templates(connection, entries)
        values = {"first": first, "last": last, "templates": TEMPLATES, "entries": entries}
        # Indexes are quicker made at the end than kept up with all along.
        kept = taken_off(connection)
        for words in (TABLES, SEATS, ENTRIES):
            connection.execute(words, values)
        for words in kept:
            connection.execute(words)
        connection.execute("VACUUM ANALYZE")
        connection.execute("CHECKPOINT")


def store_templates(connection: Any, entries: int) -> None:
    for number in range(TEMPLATES):
        match = given_up(number, entries)
        options = msgspec.json.encode(match.options).decode()
        connection.execute("INSERT INTO template_games VALUES (%s, %s, %s)", (number, options, match.seed))
        for version, entry in enumerate(match.entries, 1):
            line = (number, version, entry.kind, entry.seat, entry.action)
            connection.execute("INSERT INTO template_entries VALUES (%s, %s, %s, %s, %s)", line)


def taken_off(connection: Any) -> list[str]:
    """Take constraints and indexes off the tables that grow; return the words that put them back."""
    names = list(NAMES)
    constraints = connection.execute(CONSTRAINTS, (names, names)).fetchall()
    for table, name, _ in reversed(constraints):
        connection.execute(f"ALTER TABLE {table} DROP CONSTRAINT {name}")
    back = [f"ALTER TABLE {table} ADD CONSTRAINT {name} {words}" for table, name, words in constraints]
    query = "SELECT indexname, indexdef FROM pg_indexes WHERE tablename = ANY(%s)"
    for name, words in connection.execute(query, (names,)).fetchall():
        connection.execute(f"DROP INDEX {name}")
        back.append(words)
    return back


def megabytes(database: str) -> float:
    import psycopg

    with psycopg.connect(database) as connection:
        row = connection.execute("SELECT pg_database_size(current_database())").fetchone()
    return 0.0 if row is None else float(row[0]) / 2**20


def some_ids(database: str, number: int, among: int) -> list[str]:
    """The ids of some stored games, spread over all."""
    import psycopg

    words = f"SELECT {IDENTIFIER.format('n')} FROM generate_series(0, %s - 1, %s) AS n"
    with psycopg.connect(database) as connection:
        rows = connection.execute(words, (among, max(1, among // number))).fetchall()
    return [row[0] for row in rows][:number]
