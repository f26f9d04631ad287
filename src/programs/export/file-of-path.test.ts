import { expect, it } from 'vitest';
import { fileOfPath } from './file-of-path.js';

it.each([
  ['/api/v1', 'api/v1/index.json'],
  ['/api/v1/Thing', 'api/v1/Thing/index.json'],
  ['/api/v1/Thing/7', 'api/v1/Thing/7.json'],
  ['/api/v1/Thing/7/parts', 'api/v1/Thing/7/parts.json'],
  ['/api/v10', 'api/v10.html'],
  ['/openapi.json', 'openapi.json'],
  ['/', 'index.html'],
  ['/es', 'es.html'],
  ['/es/docs', 'es/docs.html'],
  ['/docs/mark.svg', 'docs/mark.svg'],
])('maps %s to %s', (path, file) => {
  expect(fileOfPath(path)).toBe(file);
});
