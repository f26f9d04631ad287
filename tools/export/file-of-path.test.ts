import { expect, it } from 'vitest';
import { depthInApi, fileOfPath } from './file-of-path.js';

it.each([
  ['/api/v1', 'api/v1/index.json'],
  ['/api/v1/Thing', 'api/v1/Thing/index.json'],
  ['/api/v1/Thing/7', 'api/v1/Thing/7.json'],
  ['/api/v1/Thing/7/parts', 'api/v1/Thing/7/parts.json'],
  ['/openapi.json', 'openapi.json'],
  ['/', 'index.html'],
  ['/es', 'es.html'],
  ['/es/docs', 'es/docs.html'],
  ['/docs', 'docs.html'],
  ['/docs/console', 'docs/console.html'],
  ['/docs/console/start.js', 'docs/console/start.js'],
])('%s stands in %s', (path, file) => {
  expect(fileOfPath(path)).toBe(file);
});

it('knows how deep a path is', () => {
  expect(['/api/v1', '/api/v1/a', '/api/v1/a/b', '/api/v10', '/docs'].map(depthInApi)).toEqual([
    0,
    1,
    2,
    undefined,
    undefined,
  ]);
});
