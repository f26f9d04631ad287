// Shared parameters of search and suggestions: the text, the families and the number of hits.
import type { FindIndex } from '../../find/find-index.js';
import type { Findable } from '../../find/findable.js';
import type { Model, ModelFamily } from '../../model/model.js';
import { exactObject, type JsonSchema } from '../../schema/json-schema.js';
import { type Parameter, queryParameter, requiredParameter } from '../request/parameter.js';
import { familyList } from '../values/family-list.js';
import { integer } from '../values/integer.js';
import { text } from '../values/text.js';

export const [USUAL, MOST] = [10, 50];
export const EXAMPLE = 'santa';

export const q = requiredParameter('q', text, {
  en: 'the name, part of a name, code or words to search for; case, accents and small typos do not matter.',
  es: 'el nombre, la parte de un nombre, el código o las palabras que buscas; no importan mayúsculas, tildes ni pequeños errores de digitación.',
});

export const limit = queryParameter('limit', integer(1, MOST), {
  en: `the maximum number of hits; ${USUAL} by default.`,
  es: `el número máximo de resultados; por defecto, ${USUAL}.`,
});

export type FamiliesParameter = Parameter<readonly ModelFamily[]>;

/** Undefined in a model without a family that can be found. */
export function familiesParameter(model: Model): FamiliesParameter | undefined {
  const families = model.families.filter((family) => family.find !== undefined);
  if (families.length === 0) return undefined;
  return queryParameter('families', familyList(families), {
    en: 'the families to search, comma-separated; all by default.',
    es: 'las familias en las que se busca, separadas por comas; por defecto, todas.',
  });
}

export const findShared = {
  owner: undefined,
  result: 'document',
  // All clients send the same few letters again and again.
  cacheable: true,
  mayMiss: false,
} as const;

export const hitsSchema = (hit: Readonly<Record<string, JsonSchema>>): JsonSchema =>
  exactObject({ total: { type: 'integer', minimum: 0 }, hits: { type: 'array', items: exactObject(hit) } });

export type Filter = ((at: number) => boolean) | undefined;

export function isOf({ records }: FindIndex, wanted: readonly ModelFamily[] | undefined): Filter {
  if (wanted === undefined) return undefined;
  const families = new Set(wanted);
  return (at) => families.has((records[at] as Findable).family);
}
