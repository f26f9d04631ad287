// The changelog by its sections, with releases apart from changes that are not released.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../src/settings/project-folder.js';
import { changelogs, linesByKind, releasesOf, unreleasedIn, withRelease } from './changelog.js';

const text = `# Changelog

About it.

## Unreleased

### API
- One.

## 0.1.0 - 2026-12-01

- First.
`;

it('has the releases with their dates and texts', () => {
  expect(releasesOf(text)).toEqual([
    { heading: '0.1.0 - 2026-12-01', version: '0.1.0', date: '2026-12-01', body: '- First.' },
  ]);
});

it('turns the unreleased changes into the newest release', () => {
  expect(unreleasedIn(text, 'en')).toBe('### API\n- One.');
  expect(unreleasedIn(text, 'es')).toBeUndefined();
  const released = withRelease(text, 'en', '0.2.0', '2026-12-01');
  expect(unreleasedIn(released, 'en')).toBeUndefined();
  expect(releasesOf(released).map(({ version, body }) => [version, body])).toEqual([
    ['0.2.0', '### API\n- One.'],
    ['0.1.0', '- First.'],
  ]);
});

it.each([
  ['en', '0.1.0 - not released'],
  ['es', '0.1.0 - sin publicar'],
] as const)('has a first version without a release in %s', (language, heading) => {
  const first = `# Title\n\n## ${heading}\n\n- One.\n`;
  expect(releasesOf(first)).toEqual([]);
  expect(unreleasedIn(first, language)).toBe('- One.');
  expect(unreleasedIn(first.replace('- ', '- is '), language)).toBeUndefined();
  const released = withRelease(first, language, '0.1.0', '2026-12-01');
  expect(releasesOf(released)).toMatchObject([{ version: '0.1.0', date: '2026-12-01', body: '- One.' }]);
});

it.each(Object.values(changelogs))('has at most 40 lines in a section of $path', ({ path }) => {
  const sections = readFileSync(join(projectFolder(), path), 'utf8').split(/^## /m);
  expect(sections.length).toBeGreaterThan(1);
  for (const section of sections) expect(section.split('\n').length).toBeLessThanOrEqual(40);
});

it('compares languages by the kinds of their lines', () => {
  expect(linesByKind('### API\n- One.\n  more\n\nText.')).toEqual(
    linesByKind('### Datos\n- Uno.\n  más\nTexto.'),
  );
  expect(linesByKind('- One.')).not.toEqual(linesByKind('- Uno.\n- Dos.'));
});
