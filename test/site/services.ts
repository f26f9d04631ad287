// The services that the tests of pages share, each with several independent settings.
import { sharedService } from '../system/shared-service.js';

export const ORIGIN = 'https://atlas.example';
export const REPOSITORY = 'https://github.com/owner/name';
/** A public service with the default settings. */
const PUBLIC = {
  PUBLIC_ORIGIN: ORIGIN,
  REPOSITORY_URL: REPOSITORY,
  RATE_LIMIT: '0',
  RATE_LIMIT_EXEMPT: 'none',
};
const LOCAL = { PORT: '4123', REPOSITORY_URL: `${REPOSITORY}/tree/data/next`, RATE_LIMIT: '0' };

/** A public service with the repository of the data and without limits, whose load no client can see. */
export const publicService = () => sharedService({ ...PUBLIC, ADMIN_NETWORKS: 'none' });

/** A service on the machine of its operator, with another branch of the data. */
export const localService = () => sharedService({ ...LOCAL, ADMIN_NETWORKS: '127.0.0.0/8' });

/** A service with a contact for errors. */
export const serviceWithContact = (contact: string) => sharedService({ ...PUBLIC, REPORT_CONTACT: contact });
