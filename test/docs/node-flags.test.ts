// Every way to start the service gives Node the same flags, so that measurements and tests apply to the running service.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { mallocSettings, nodeFlags } from '../../tools/node-flags.js';

it.each(['package.json', 'deploy/Dockerfile', 'deploy/atlas-colombia.service'])('%s', (file) => {
  const text = readFileSync(join(projectFolder(), file), 'utf8').replace(/[",]/g, '');
  const starts = [...text.matchAll(/node (--\S+(?: --\S+)*) \S*dist\/src\/main\.js/g)];
  expect(starts.map(([, flags]) => flags?.split(' '))).toEqual([nodeFlags]);
});

it.each(['deploy/Dockerfile', 'deploy/atlas-colombia.service'])('%s: malloc', (file) => {
  const text = readFileSync(join(projectFolder(), file), 'utf8');
  const settings = [...text.matchAll(/\b(MALLOC_\w+)=(\w+)/g)].map(([, name, value]) => [name, value]);
  expect(Object.fromEntries(settings)).toEqual(mallocSettings);
});
