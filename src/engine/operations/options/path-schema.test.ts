// The JSON Schema of paths matches exactly the paths that the service reads, at any depth.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { part } from '../../../../test/system/size.js';
import { toyModel } from '../../../../test/toy/toy-model.js';
import type { ModelFamily } from '../../model/model.js';
import { DISTANCE } from '../../query/plan.js';
import { pathComponents, pathSchema, relationsByTargets } from './path-schema.js';
import { addPath, newTree, type PathEnd } from './path-tree.js';

const ajv = new Ajv2020({ strict: false, code: { optimize: false } });
ajv.addSchema({ $id: 'model', components: { schemas: pathComponents(toyModel.families) } });

function fits(family: ModelFamily, end: PathEnd) {
  const own = end === 'field' ? [DISTANCE] : [];
  const schema = JSON.stringify(pathSchema(family, end, own)).replaceAll('"#/', '"model#/');
  const validate = ajv.compile(JSON.parse(schema));
  return (path: string) => validate(path);
}

const isRead = (family: ModelFamily, end: PathEnd, path: string) =>
  addPath(newTree(), family, path, end, end === 'field' ? [DISTANCE] : []) === undefined;

/** Some valid names of each kind and some invalid names. */
const names = [
  ...['star', 'largestMoon', 'moons', 'subMoons', 'capturedMoons', 'planet', 'planets', 'parent'],
  ...['id', 'albedo', 'nickname', 'planetId', 'saros', 'distanceKm', 'all', '*', 'nope', ''],
];
const deeper = (paths: readonly string[]) => paths.flatMap((path) => names.map((name) => `${path}.${name}`));
const upToThree = [names, deeper(names), part(deeper(deeper(names)), 5)].flat();
/** Only valid prefixes are extended, because an invalid path stays invalid. */
const deepest = (family: ModelFamily, end: PathEnd) =>
  deeper(part(deeper(deeper(names)), 5).filter((path) => isRead(family, end, path)));

it.each<[string, PathEnd]>([
  ['planet', 'field'],
  ['planet', 'relation'],
  ['moon', 'field'],
  ['moon', 'relation'],
  ['star', 'field'],
  ['star', 'relation'],
  ['eclipse', 'field'],
])('the paths of the family %s that end with a %s are those that are read', (name, end) => {
  const family = toyModel.family(name);
  const isDescribed = fits(family, end);
  const paths = [...upToThree, ...deepest(family, end)];
  const wrong = paths.filter((path) => isDescribed(path) !== isRead(family, end, path));
  expect(wrong).toEqual([]);
  expect(paths.filter(isDescribed).length).toBeGreaterThanOrEqual(3);
});

it('groups names that lead to the same family', () => {
  const steps = relationsByTargets(toyModel.families).map(({ names: same, targets }) => [
    same.toSorted(),
    targets.map(({ record }) => record),
  ]);
  expect(steps).toEqual([
    [['planet', 'planets'], ['Planet']],
    [['star'], ['Star']],
    [['capturedMoons', 'largestMoon', 'moons', 'parent', 'subMoons'], ['Moon']],
  ]);
});
