// Columns of a pasted table without a header: their roles follow from the names in them.
import { expect, it } from 'vitest';
import { runToEnd } from '../../src/engine/scheduling/yielding-work.js';
import { likelyRoles } from '../../src/site/calculators/match-columns.js';
import { createManifest, type MatchOperations } from '../../src/site/manifest/manifest.js';
import { sharedService } from '../system/shared-service.js';

const { model, engine } = (await sharedService()).service;
const match = createManifest(model, engine).calculators.match as MatchOperations;

it.each([
  [
    ['Antioquia', 'Medellín'],
    ['within', 'own'],
  ],
  [
    ['Medellín', 'Antioquia'],
    ['own', 'within'],
  ],
  [
    ['1', 'Antioquia', 'Medellín'],
    ['-', 'within', 'own'],
  ],
  [['Medellín, Antioquia'], ['both']],
  [
    ['x-17', 'Medellín'],
    ['-', 'both'],
  ],
])('gives %j the roles %j', (row, roles) => {
  const table = { header: [], rows: [row, row], width: row.length } as never;
  expect(runToEnd(likelyRoles(match, engine.catalog, table))).toEqual(roles);
});
