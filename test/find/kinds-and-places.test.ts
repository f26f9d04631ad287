// A kind together with a place finds records of that kind in that place first, for every place that has such a record.
import { expect, it } from 'vitest';
import { useService } from '../contract/service.js';
import { sharedService } from '../system/shared-service.js';
import { part } from '../system/size.js';
import { found } from './found.js';

const { get } = useService();
const { engine } = (await sharedService()).service;

const places: readonly (readonly [record: string, key: string, phrases: readonly string[]])[] = [
  ['Airport', 'cityId', ['aeropuerto ', 'aeropuerto de ', 'airport ', 'aeropuertos en ']],
  ['HigherEducationInstitution', 'cityId', ['universidad ', 'universidades en ', 'university ']],
  ['Volcano', 'departmentId', ['volcán de ', 'volcanes en ', 'volcano ']],
  ['TraditionalFairAndFestival', 'cityId', ['festival ', 'fiestas de ', 'ferias y fiestas en ']],
  ['TouristAttraction', 'cityId', ['atracciones turísticas en ', 'tourist attractions in ']],
];

it.each(places)('finds %s by %s', async (record, key, phrases) => {
  const family = engine.model.families.find(
    (each) => each.record === record,
  ) as (typeof engine.model.families)[number];
  const around = family.find?.within?.family as typeof family;
  const { rows } = engine.catalog.table(family);
  const areas = engine.catalog.table(around).rows;
  const held = new Set(rows.map((row) => row[key]));
  const all = [...new Set(areas.filter(({ id }) => held.has(id)).map(({ name }) => String(name)))];
  const names = part(all, 8);
  const wrong: string[] = [];
  for (const name of names) {
    const there = new Set(areas.filter((area) => area.name === name).map(({ id }) => id));
    for (const phrase of phrases) {
      const { hits } = await found(get, `/api/v1/search?q=${encodeURIComponent(phrase + name)}&limit=3`);
      const [first] = hits;
      const row = rows.find(({ id }) => id === first?.id);
      // A record with this name is right, wherever it is.
      const isRight =
        first?.family === record && (there.has(row?.[key]) || String(first?.name).includes(name));
      if (!isRight)
        wrong.push(`${phrase}${name}: ${hits.map((hit) => `${hit.family} ${hit.name}`).join(', ')}`);
    }
  }
  const searches = names.length * phrases.length;
  console.log(`${record}: ${searches - wrong.length} of ${searches} first`);
  expect(all.length * phrases.length).toBeGreaterThan(10);
  expect(1 - wrong.length / searches, wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
});
