// Parameters that leave only the areas within one larger area: the keys that lead to it.
import type { ModelFamily, Row, ToOne } from '../../model/model.js';
import { type Arguments, type Parameter, queryParameter } from '../request/parameter.js';
import { integer } from '../values/integer.js';

export interface GroupParameter {
  readonly parameter: Parameter<number>;
  readonly holds: (args: Arguments, row: Row) => boolean;
}

export function groupParameters({ relations }: ModelFamily): readonly GroupParameter[] {
  return relations.filter(isGroup).map(({ key, target }) => {
    const parameter: Parameter<number> = {
      ...queryParameter(key.name, integer(1), {
        en: `the id of the \`${target.record}\` record whose areas to return; all by default.`,
        es: `el id del registro de \`${target.record}\` cuyas áreas se devuelven; por defecto, todas.`,
      }),
      idOf: target,
    };
    return {
      parameter,
      holds: (args, row) => {
        const wanted = args.get(parameter);
        return wanted === undefined || row[key.name] === wanted;
      },
    };
  });
}

const isGroup = (relation: ModelFamily['relations'][number]): relation is ToOne =>
  relation.to === 'one' &&
  (relation.target.boundary?.path.length ?? 0) > 0 &&
  relation.target.only === undefined;
