"""The follower process with the hasty relay."""

import workers.follow
from tests.faults.hasty_relay import HastyRelay

if __name__ == "__main__":
    workers.follow.Relay = HastyRelay
    workers.follow.main()
