"""The server names who has won, at the table and in the lobby."""

import pytest

from tests.last_moves import LastMove, every_last_move
from tests.server.service import Person, Service


@every_last_move
@pytest.mark.parametrize("won", [True, False])
def test_the_result_names_the_winner(service: Service, name: str, last: LastMove, won: bool) -> None:
    ada = Person(service)
    start = {"type": "position", "position": last.position}
    table = ada.create("shared", "shared", game=name, start=start)["id"]
    assert ada.act(table, 0, last.win if won else last.loses, 0).status_code == 200
    seen = ada.look(table)
    assert seen["status"] == "finished"
    assert [standing["place"] for standing in seen["result"]] == ([1, 2] if won else [2, 1])
    listed = next(row for row in ada.get("/api/tables", which="finished").json() if row["id"] == table)
    assert listed["winners"] == [seen["seats"][0 if won else 1]["name"]]
