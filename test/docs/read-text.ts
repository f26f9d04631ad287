// Reads a text file of the project.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../src/settings/project-folder.js';

/** The path begins at the folder of the project. */
export const readText = (path: string) => readFileSync(join(projectFolder(), path), 'utf8');
