// A text that names the municipality of its record, or the place of birth, names the one in the field.
import { byId, type DataRule, finding, rowsOf } from './data-rule.js';
import { proseOf } from './prose-fields.js';

const NAME = String.raw`\p{Lu}[\p{L}'-]*(?: (?:(?:de|del|la|las|los|el|y) )*\p{Lu}[\p{L}'-]*)*`;
/** "Municipio panelero de Villeta", "nacido en Honda". */
const naming = new RegExp(
  String.raw`(?:(?:[Mm]unicipio|jurisdicción)(?: \p{Ll}+)? de|(?:[Nn]acid[oa]|[Nn]ació) en|[Oo]riund[oa] de) (${NAME})`,
  'gu',
);

export const citiesInTexts: DataRule = {
  name: 'cities-in-texts',
  about: {
    en: 'A municipality or a place of birth that a text names is the one in the field.',
    es: 'El municipio o el lugar de nacimiento que un texto nombra es el del campo.',
  },
  advice: {
    en: 'Change the municipality or the text.',
    es: 'Cambia el municipio o el texto.',
  },
  *check(data) {
    const cities = byId(data, 'city');
    const departments = new Set(rowsOf(data, 'department').map(({ name }) => name));
    const names = new Set(rowsOf(data, 'city').map(({ name }) => name));
    for (const { family, row, text } of proseOf(data)) {
      if (row.cityId === undefined || text === null) continue;
      const own = cities.get(row.cityId)?.name;
      for (const [, named] of text.matchAll(naming)) {
        if (named === own || !names.has(named) || departments.has(named)) continue;
        yield finding(family, row, 'cityId', {
          en: `expected ${named}, which the text names, found ${own}`,
          es: `el texto nombra a ${named}, pero el municipio del registro es ${own}`,
        });
      }
    }
  },
};
