// Names of foreign keys fit into PostgreSQL, and no two keys share one.
import { expect, it } from 'vitest';
import { constraintName } from './migrate.js';
import { LONGEST_NAME, quoted } from './postgres-tables.js';

it('has the table, the column and the target', () => {
  expect(constraintName('moon', 'planetId', 'planet')).toBe('moon_planetId_planet');
});

it('fits, and differs by its end, if the names are long', () => {
  const column = 'intangibleHeritageId';
  const names = ['intangibleHeritage', 'intangibleHeritages'].map((target) =>
    constraintName('internationalDesignation', column, target),
  );
  for (const name of names) expect(quoted(name).length).toBe(LONGEST_NAME + 2);
  expect(new Set(names).size).toBe(2);
});
