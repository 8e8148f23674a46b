"""The follower process with the hasty relay."""

import workers.follow
from tests.faults.hasty_relay import HastyRelay

if __name__ == "__main__":
    HastyRelay.seconds_between = 1.5  # Longer than a kill waits after an event, so that it falls in between.
    workers.follow.Relay = HastyRelay
    workers.follow.main()
