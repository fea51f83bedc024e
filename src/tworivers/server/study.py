"""Study: games that are only looked at. The page holds the actions; nothing is stored here."""

import msgspec

from tworivers.games.game import SPECTATOR, load
from tworivers.play.match import Match
from tworivers.server import api
from tworivers.server.laying import check_files
from tworivers.server.lobby import listed
from tworivers.server.play import answer
from tworivers.server.problems import Forbidden
from tworivers.server.tables import Tables
from tworivers.server.views import game_view, standings, told_entry, viewer_of


def replayed(request: api.Study) -> tuple[Match, list[list[list[int]]]]:
    """The match of a study, and what each of its actions set off."""
    game = load(request.game)
    check_files(game, request.options)
    players = request.players
    if request.position is not None:
        players = game.players_of(game.from_position(request.position))
    match = Match(game, players, request.options, request.seed, start=request.position)
    happened = []
    for action in request.actions:
        match.play(action)
        happened.append(match.rows())
    return match, happened


def look(request: api.Study) -> api.StudyView:
    """The study after its last action."""
    match, happened = replayed(request)
    viewer = viewer_of(request.eyes, match.players)
    result = match.result()
    return api.StudyView(
        viewer=viewer,
        to_move=None if match.over else match.to_move,
        view=msgspec.Raw(match.view_json(viewer)),
        told=[told_entry(match, rows, number, viewer) for number, rows in enumerate(happened)],
        position=match.game.position(match.state),
        result=standings(match),
        ending=result.ending if result else "",
    )


def ask(request: api.StudyAsk) -> api.Asked:
    """What would happen, for whoever decides in the study."""
    match, _ = replayed(request.study)
    return answer(match, match.to_move, request.ask)


async def check_fair(tables: Tables, match: Match, person: str | None) -> None:
    """Refuse to advise on a position of a running table without hints: a courtesy, no protection."""
    seen = match.view_json(SPECTATOR)
    theirs = await listed(tables.store, person, "mine") if tables.store.shared else []
    for table in (*[await tables.get(line.id) for line in theirs], *tables.live.values()):
        guarded = table.game is match.game and table.status == "running" and not table.hints
        if guarded and bytes(game_view(table, SPECTATOR) or b"") == seen:
            raise Forbidden("hints-not-allowed")
