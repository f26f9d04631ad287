// The folder of the bundles of all editions, as for the server.
import { join } from 'node:path';
import { workFolder } from '../settings/project-folder.js';

export const bundlesFolder = (): string => process.env.BUNDLE_FOLDER || join(workFolder(), 'bundles');
