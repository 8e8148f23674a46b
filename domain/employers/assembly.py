"""Provider of the service of employers."""

from domain.employers.service import Employers
from domain.kernel.process.assembly import Provider

EMPLOYERS = Provider(lambda services: Employers(services.platform.engine))
