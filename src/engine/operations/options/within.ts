// The query option `within`: records inside the borders of an area, whatever area their own fields name.
import type { Area } from '../../geo/point-index.js';
import type { ModelFamily } from '../../model/model.js';
import { messages } from '../../problems/messages.js';
import { type Parameter, queryParameter } from '../request/parameter.js';
import { readNumber, refuse, type ValueType } from '../values/value-type.js';
import { onMap } from './format.js';
import type { QueryOption } from './query-option.js';

const NAME = 'within';

const answering = onMap([]);

export const within: QueryOption = {
  claims: (name) => name === NAME,
  narrows: true,
  offers: (operation, model) => {
    const families = model.families.filter(
      ({ boundary, only }) => boundary !== undefined && only === undefined,
    );
    return families.length === 0 ? [] : onMap([withinParameter(families)]).offers(operation, model);
  },
  whyNot: (operation, name) => (name === NAME ? answering.whyNot?.(operation, name) : undefined),
};

function withinParameter(families: readonly ModelFamily[]): Parameter<Area> {
  const examples = families.map(({ path }) => `${path}/1`);
  return {
    ...queryParameter(NAME, area(families), {
      en: `the area whose boundary contains the records, such as \`${examples.join('`, `')}\`.`,
      es: `el área dentro de cuyos límites están los registros, por ejemplo \`${examples.join('`, `')}\`.`,
    }),
    plan: (plan, value) => ({ ...plan, within: value }),
  };
}

/** `City/167`: an area by its family and its id. */
export function area(families: readonly ModelFamily[]): ValueType<Area> {
  const paths = families.map(({ path }) => path);
  return {
    schema: { type: 'string', pattern: `^(${paths.join('|')})/[1-9][0-9]*$` },
    read: (raw, context) => {
      const [path, id, ...more] = raw.split('/');
      const family = families.find((each) => each.path.toLowerCase() === path?.toLowerCase());
      const number = readNumber(id ?? '');
      if (family !== undefined && Number.isInteger(number) && (number as number) > 0 && more.length === 0)
        return { value: { family, id: number as number } };
      return refuse(context, raw, messages.notArea(context.name, paths, raw));
    },
    canonical: ({ family, id }) => `${family.path}/${id}`,
  };
}
