"""The private Valkey server keeps its data when killed."""

from pathlib import Path

import redis

from local.valkey import Valkey


def test_a_kill_loses_nothing_older_than_a_second(tmp_path: Path) -> None:
    with Valkey(tmp_path / "valkey") as server:
        with redis.Redis.from_url(server.url) as connection:
            connection.rpush("queue", "one")
            connection.execute_command("WAITAOF", 1, 0, 5000)
        server.kill()
        assert not server.answers()
        server.start()
        with redis.Redis.from_url(server.url, decode_responses=True) as connection:
            assert connection.lrange("queue", 0, -1) == ["one"]


def test_it_opens_no_port(tmp_path: Path) -> None:
    with Valkey(tmp_path / "valkey") as server, redis.Redis.from_url(server.url, decode_responses=True) as connection:
        assert connection.config_get("port") == {"port": "0"}
