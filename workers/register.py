"""Every projection and every reaction there is; importing it makes all topics known."""

from collections.abc import Sequence

from read_models.activity.projection import Activity
from read_models.applications.projection import ApplicationRows
from read_models.job_changes.projection import JobChanges
from read_models.job_pages.projection import JobPages
from read_models.job_search.projection import JobSearch
from read_models.kernel.projection import Projection
from workers.reactions.applications import ApplicationReaction
from workers.reactions.reaction import Reaction

PROJECTIONS: Sequence[Projection] = (Activity(), ApplicationRows(), JobPages(), JobChanges(), JobSearch())
REACTIONS: Sequence[Reaction] = (ApplicationReaction(),)
