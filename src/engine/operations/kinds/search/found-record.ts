// Describes a hit by its family, name, kind, place and link.
import type { Catalog } from '../../../catalog/catalog.js';
import { otherPlaceOf, surroundingNames } from '../../../find/find-index.js';
import type { Findable } from '../../../find/findable.js';
import type { ModelFamily } from '../../../model/model.js';
import type { JsonSchema } from '../../../schema/shape-schema.js';
import type { Language, Localized } from '../../../text/localized.js';
import { API, isListed } from '../../operation.js';
import { queryParameter } from '../../request/parameter.js';
import { choiceType } from '../../values/value-type.js';

interface FoundRecord {
  readonly family: string;
  readonly id: number | null;
  readonly name: string;
  readonly context: string;
}

const LANGUAGES_OF_NAMES = ['es', 'en'] as const satisfies readonly Language[];

export const lang = queryParameter('lang', choiceType(LANGUAGES_OF_NAMES), {
  en: 'the language of `context`; by default Spanish, the language of the names.',
  es: 'el idioma de `context`; por defecto español, el de los nombres.',
});

export const foundProperties: Readonly<Record<string, JsonSchema>> = {
  family: { type: 'string' },
  id: { type: ['integer', 'null'], format: 'int32' },
  name: { type: 'string' },
  context: { type: 'string' },
};

const within: Localized = { en: 'in', es: 'de' };
/** The word for a record that people look for under another place. */
const lying: Localized = { en: 'in', es: 'en' };

export function foundRecord(
  catalog: Catalog,
  record: Pick<Findable, 'family' | 'row' | 'name'>,
  language: Language,
): FoundRecord {
  return {
    family: record.family.record,
    id: record.row.id as number,
    name: record.name,
    context: contextOf(catalog, record, language),
  };
}

/** A family itself, if the text is its name. */
export const foundFamily = (family: ModelFamily, language: Language): FoundRecord => ({
  family: family.record,
  id: null,
  name: family.title[language],
  context: family.all[language],
});

/** `municipio de Antioquia`, `municipality in Antioquia`. */
function contextOf(catalog: Catalog, record: Pick<Findable, 'family' | 'row'>, language: Language): string {
  const noun = record.family.noun.bare[language];
  const [nearest, ...further] = surroundingNames(catalog, record);
  if (nearest === undefined) return noun;
  // The largest area contains every record, and a place with the same name adds nothing.
  const [larger] = further.slice(0, -1).filter((name) => !nearest.startsWith(name));
  const place = larger === undefined ? nearest : `${nearest}, ${larger}`;
  const other = otherPlaceOf(catalog, record);
  if (other === undefined) return `${noun} ${within[language]} ${place}`;
  return `${noun} ${lying[language]} ${place}; ${other.verb[language]} ${other.name}`;
}

export function linkTo(family: ModelFamily, id: unknown): string {
  return `${API}/${family.path}/${family.only ?? id}`;
}

export function linkToAll(family: ModelFamily, year?: number): string {
  const { path, only, calendar } = family;
  if (calendar !== undefined) return `${API}/${path}/year/${year ?? calendar.example}`;
  return isListed(family) ? `${API}/${path}` : linkTo(family, only);
}
