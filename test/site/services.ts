// The services that tests of pages share, each with several settings that do not affect each other.
import { sharedService } from '../system/shared-service.js';

export const ORIGIN = 'https://atlas.example';
export const REPOSITORY = 'https://github.com/owner/name';
/** A service that anybody may reach. */
const PUBLIC = {
  PUBLIC_ORIGIN: ORIGIN,
  REPOSITORY_URL: REPOSITORY,
  RATE_LIMIT: '0',
  RATE_LIMIT_EXEMPT: 'none',
};
const LOCAL = { PORT: '4123', REPOSITORY_URL: `${REPOSITORY}/tree/data/next`, RATE_LIMIT: '0' };

/** On the Internet, with the repository of the data, without limits. No client can see its load. */
export const publicService = () => sharedService({ ...PUBLIC, ADMIN_NETWORKS: 'none' });

/** On the machine of its operator, with another branch of the data. */
export const localService = () => sharedService({ ...LOCAL, ADMIN_NETWORKS: '127.0.0.0/8' });

/** With the contact for errors. */
export const serviceWithContact = (contact: string) => sharedService({ ...PUBLIC, REPORT_CONTACT: contact });
