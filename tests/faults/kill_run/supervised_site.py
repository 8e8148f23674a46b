"""The supervisor of `run.py up` on the whole site, as a program for kill runs.

The renderer is left out where no client has been built. `KILL_RUN_FOLLOWER` names another follower: a control plants
its fault there.
"""

import os
import sys

from local import supervisor
from local.data_folder import ROOT
from local.service import Service
from local.services import Services, responds

FOLLOWER = "KILL_RUN_FOLLOWER"


class SupervisedSite(Services):
    def programs_without_database(self) -> list[Service]:
        return [each for each in super().programs_without_database() if each.name != "renderer" or self._is_built()]

    def site(self) -> list[Service]:
        return [self._service(each) for each in super().site()]

    def front_page_answers(self) -> bool:
        return (self._is_built() and super().front_page_answers()) or responds(self.listening.address, "/healthz")()

    def _service(self, service: Service) -> Service:
        if service.name != "follow":
            return service
        follower = os.environ.get(FOLLOWER, "workers.follow")
        return self._python_service(service.name, [sys.executable, "-m", follower])

    @staticmethod
    def _is_built() -> bool:
        return (ROOT / "web" / "dist" / "build-id").exists()


if __name__ == "__main__":
    supervisor.Services = SupervisedSite
    sys.exit(supervisor.main())
