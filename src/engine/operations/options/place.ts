// The query option `place`: records that lie in an area or that people look for under it, such as the airports of a city.
import type { Area } from '../../geo/point-index.js';
import type { ModelFamily } from '../../model/model.js';
import { messages } from '../../problems/messages.js';
import { type Parameter, queryParameter } from '../request/parameter.js';
import type { QueryOption } from './query-option.js';
import { area } from './within.js';

const NAME = 'place';

export const place: QueryOption = {
  claims: (name) => name === NAME,
  narrows: true,
  offers: ({ family, result }) => (result === 'one' ? [] : placeParameter(family)),
  whyNot: ({ family }, name) => {
    if (name !== NAME) return undefined;
    return family.otherPlace === undefined
      ? messages.hasOnePlace(family.record)
      : messages.answersOneRecord();
  },
};

/** Only records with two places need it: those with one are filtered by its key. */
function placeParameter(family: ModelFamily): readonly Parameter<Area>[] {
  const { locatedIn, otherPlace } = family;
  if (locatedIn === undefined || otherPlace === undefined) return [];
  const [{ key, target }, { relation, verb }] = [locatedIn, otherPlace];
  const keys = [key, relation.key];
  return [
    {
      ...queryParameter(NAME, area([target]), {
        en: `the place that a record lies in or ${verb.en}, such as \`${target.path}/1\`. \`${key.name}\` and \`${relation.key.name}\` filter by one of the two.`,
        es: `el lugar en el que está el registro o al que ${verb.es.replace(/ a$/, '')}, por ejemplo \`${target.path}/1\`. \`${key.name}\` y \`${relation.key.name}\` filtran por uno de los dos.`,
      }),
      plan: (plan, value) => ({ ...plan, place: { area: value, keys } }),
    },
  ];
}
