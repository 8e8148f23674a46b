"""How the services of employers are built."""

from domain.employers.service import Employers
from domain.kernel.assembly import Provider

EMPLOYERS = Provider(lambda services: Employers(services.platform.engine))
