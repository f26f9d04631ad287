// The description of a city is the handwritten one, or else the one composed from its current facts, and marked as such.
import { composeDescriptions } from './compose/compose-descriptions.js';
import { type DataRule, finding, type RuleData, rowsOf } from './data-rule.js';
import { differs } from './messages.js';

/** The source of composed texts; the exception that names it lists their cities. */
const COMPOSED = 'atlas-composed';

/** By city id; a handwritten text always wins. */
export function describeCities(data: RuleData): ReadonlyMap<number, string> {
  const byHand = new Map(data.cityTexts.map(({ id, description }) => [Number(id), String(description)]));
  return new Map([...composeDescriptions(data, new Set(byHand.keys())), ...byHand]);
}

/** The provenance with the cities whose texts are composed. */
export function markComposed({ provenance, cityTexts, rows }: RuleData): RuleData['provenance'] {
  const byHand = new Set(cityTexts.map(({ id }) => id));
  const composed = (rows.get('city') ?? []).map(({ id }) => Number(id)).filter((id) => !byHand.has(id));
  return provenance.map((line) => (line.source === COMPOSED ? { ...line, ids: composed } : line));
}

export const cityDescriptions: DataRule = {
  name: 'city-descriptions',
  about: {
    en: 'The description of a city is the one in data/prose/cities.json, or else the one that `node dist/tools/changes/data-compose.js` writes and marks as composed.',
    es: 'La descripción de un municipio es la de data/prose/cities.json o la que `node dist/tools/changes/data-compose.js` escribe y marca como compuesta.',
  },
  advice: {
    en: 'A maintainer writes it with node dist/tools/changes/data-compose.js. To write a text by hand, add it to data/prose/cities.json.',
    es: 'Quien mantiene el proyecto la escribe con node dist/tools/changes/data-compose.js. Para escribir un texto a mano, agrégalo en data/prose/cities.json.',
  },
  *check(data) {
    const texts = describeCities(data);
    for (const row of rowsOf(data, 'city')) {
      const expected = texts.get(Number(row.id)) ?? null;
      if (row.description !== expected) {
        yield {
          ...finding(data.model.family('city'), row, 'description', differs(expected, row.description)),
          byMaintainer: true,
        };
      }
    }
    const marked = (lines: RuleData['provenance']) =>
      lines.find(({ source }) => source === COMPOSED)?.ids ?? [];
    const [expected, actual] = [new Set(marked(markComposed(data))), new Set(marked(data.provenance))];
    for (const id of [...expected, ...actual]) {
      if (expected.has(id) === actual.has(id)) continue;
      const message = expected.has(id)
        ? {
            en: `expected the text of city ${id} to be marked as composed`,
            es: `falta marcar como compuesto el texto del municipio ${id}`,
          }
        : {
            en: `expected the text of city ${id} to be marked as by hand`,
            es: `el texto del municipio ${id} está escrito a mano, pero está marcado como compuesto`,
          };
      yield { file: 'data/provenance.json', id: 'city', field: 'description', message, byMaintainer: true };
    }
  },
};
