// Paths of the service in any accepted spelling have their methods, and an unknown path has the nearest one.
import { describe, expect, it } from 'vitest';
import { toyOperations } from '../../../../test/toy/toy-engine.js';
import { toyModel } from '../../../../test/toy/toy-model.js';
import { type SegmentsMeant, segmentsMeant } from '../../../engine/operations/operation.js';
import { knownPaths as pathsOf } from './known-paths.js';

const READ = ['GET', 'HEAD'];
const knownPaths = (templates: readonly string[], ...meant: [SegmentsMeant?]) =>
  pathsOf(
    templates.map((path) => ({ path, methods: READ })),
    ...meant,
  );

const templates = [...toyOperations.map(({ path }) => path), '/', '/docs', '/openapi.json'];
const paths = knownPaths(templates);

describe('methods', () => {
  it.each([
    '/api/v1/Planet',
    '/API/V1/PLANET',
    '/api/v1/planet/',
    '/api/v1//Planet',
    '/api/v1/Planet/7',
    '/api/v1/Planet/anything',
    '/api/v1/Planet/7/moons',
    '/api/v1/Satellite/planet/7',
    '/api/v1/Eclipse/year/2001/month/1',
    '/',
    '/docs',
  ])('%s', (path) => {
    expect([...paths.methodsAt(path)]).toEqual(READ);
  });

  it.each([
    '/api/v1',
    '/api/v1/Comet',
    '/api/v1/Planet/7/comets',
    '/api/v1/Planet/7/moons/1',
    '/doc',
    '/api/v1/Star/7',
  ])('finds for %s nothing', (path) => {
    expect(paths.methodsAt(path).size).toBe(0);
  });
});

it('has the methods of all routes that fit, each once', () => {
  const both = pathsOf([
    { path: '/match/{id}', methods: READ },
    { path: '/match/all', methods: ['POST', 'GET'] },
  ]);
  expect([...both.methodsAt('/MATCH/all')]).toEqual(['GET', 'HEAD', 'POST']);
  expect([...both.methodsAt('/match/7')]).toEqual(READ);
});

describe('the nearest', () => {
  it.each<[string, string | undefined]>([
    ['/api/v1/Planett', '/api/v1/Planet'],
    ['/api/v1/plnet', '/api/v1/Planet'],
    ['/api/v2/Planet', '/api/v1/Planet'],
    ['/api/v1/Satelites/12', '/api/v1/Satellite/12'],
    ['/api/v1/Planet/7/satelites', '/api/v1/Planet/7/satellites'],
    ['/api/v1/Planet/7/sub-moons', '/api/v1/Planet/7/subMoons'],
    ['/api/v1/Planet/nam/%C3%91and%C3%BA', '/api/v1/Planet/name/%C3%91and%C3%BA'],
    ['/api/v1/Planet/nam/a%2Fb%25', '/api/v1/Planet/name/a%2Fb%25'],
    ['/api/v1/Star/Soul', '/api/v1/Star/Sol'],
    ['/doc', '/docs'],
    ['/api/v1/Comet', undefined],
    ['/api/v1/Planet/7/moons/1', undefined],
    ['/somewhere/else', undefined],
    ['/api', undefined],
    ['/xy', undefined],
  ])('suggests for %s the path %s', (path, nearest) => {
    expect(paths.nearest(path)).toBe(nearest);
  });

  it.each<[string, string | undefined]>([
    ['/Planet', '/api/v1/Planet'],
    ['/planett/7', '/api/v1/Planet/7'],
    ['/v1/Planet', '/api/v1/Planet'],
    ['/api/Planet/7/moons', '/api/v1/Planet/7/moons'],
    ['/api/v1/Eclipse/2001', '/api/v1/Eclipse/year/2001'],
    ['/api/v1/Eclipse/2001/1', '/api/v1/Eclipse/year/2001/month/1'],
    ['/api/v1/Eclipse/count', undefined],
    ['/api/v1/Eclipse/year', undefined],
    ['/api/v1/7', undefined],
    ['/api/v1', undefined],
    ['/v1', undefined],
    ['/7', undefined],
  ])('suggests for %s with a missing part %s', (path, nearest) => {
    expect(paths.nearest(path)).toBe(nearest);
  });

  it.each<[string, string | undefined]>([
    ['/api/v1/Worlds', undefined],
    ['/api/v1/World', '/api/v1/Planet'],
    ['/api/v1/PLANETA/7', '/api/v1/Planet/7'],
    ['/api/v1/Moon/12', '/api/v1/Satellite/12'],
    ['/api/v1/Planet/7/moon', '/api/v1/Planet/7/satellites'],
    ['/api/v1/Planet/7/satellite', '/api/v1/Planet/7/satellites'],
    ['/World/7', '/api/v1/Planet/7'],
    // A word for one family does not mean another.
    ['/api/v1/World/planet/7', undefined],
  ])('suggests for %s with another name of a family %s', (path, nearest) => {
    expect(knownPaths(templates, segmentsMeant(toyModel)).nearest(path)).toBe(nearest);
  });

  it('is the one with the fewest wrong letters, and the first of those', () => {
    const found = knownPaths(['/abcdef', '/abcdxx', '/{id}/x']).nearest('/abcdxz');
    expect(found).toBe('/abcdxx');
    expect(knownPaths(['/abcdx', '/abcdy']).nearest('/abcdz')).toBe('/abcdx');
  });

  it('is undefined if the path is longer than any typo', () => {
    const name = 'x'.repeat(200);
    expect(paths.nearest(`/api/v1/Planet/nam/${name}`)).toBeUndefined();
    expect(paths.nearest(`/api/v1/Planet/nam/${name.slice(0, 150)}`)).toBeDefined();
  });
});
