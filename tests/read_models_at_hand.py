"""Read models in tests: made, brought up to date at once, and compared with a replay."""

from domain.kernel.platform import Platform
from read_models.kernel.catch_up import CatchUp
from read_models.kernel.generations import install, live_generation
from read_models.kernel.projection import Projection
from read_models.kernel.rebuild import Rebuild


class ReadModels:
    """Does on demand what followers do by themselves."""

    def __init__(self, platform: Platform) -> None:
        self._engine = platform.engine
        self.catch_up = CatchUp(platform.engine, platform.logs)
        self.rebuild = Rebuild(platform.engine, self.catch_up)

    def show(self, *projections: Projection) -> None:
        """Makes the tables where they are missing and fills them with what the logs hold now."""
        install(self._engine, projections)
        self.follow(*projections)

    def follow(self, *projections: Projection) -> None:
        """Reads the logs to their present ends."""
        for projection in projections:
            with self._engine.connect() as connection:
                generation = live_generation(connection, projection)
            self.catch_up.run(generation)

    def replay_equals_live(self, projection: Projection) -> bool:
        """Whether the rows rebuilt from zero are those that stand there now."""
        return self.rebuild.run(projection, switch=False).equal is True
