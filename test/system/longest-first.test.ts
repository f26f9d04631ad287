// The list of long files names files that exist.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { longest } from './longest-first.js';

it('every file that comes first exists', () => {
  expect(longest.filter((file) => !existsSync(join(projectFolder(), file)))).toEqual([]);
});
