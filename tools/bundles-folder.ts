// The folder of the bundles of all editions, as for the server.
import { join } from 'node:path';
import { projectFolder } from '../src/settings/project-folder.js';

export const bundlesFolder = (): string => process.env.BUNDLE_FOLDER || join(projectFolder(), 'bundles');
