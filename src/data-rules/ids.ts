// An id names one record forever: no duplicates, and ids of retired records are not reused.

import type { ModelFamily, Row } from '../engine/model/model.js';
import { type DataRule, type Finding, finding, rowsOf } from './data-rule.js';
import { expects } from './messages.js';

/** Ids that no record of the first edition had. */
const neverUsed: Readonly<Record<string, readonly number[]>> = {
  city: [643],
  indigenousReservation: [98, 459, 594, 609, 663],
};

export const ids: DataRule = {
  name: 'ids',
  about: {
    en: 'An id is a positive integer, belongs to one record, and is never reused from a retired one.',
    es: 'Un id es un entero positivo, es de un solo registro y nunca se toma de uno retirado.',
  },
  advice: {
    en: 'Restore the id that the record had. A new record gets the highest id plus one.',
    es: 'Devuelve al registro el id que tenía. Un registro nuevo lleva el id más alto más uno.',
  },
  *check(data) {
    for (const family of data.model.families) {
      const retired = new Set(data.retired.filter((row) => row.family === family.name).map(({ id }) => id));
      const seen = new Set<unknown>();
      for (const row of rowsOf(data, family.name)) {
        const { id } = row;
        if (!isId(id))
          yield finding(
            family,
            row,
            'id',
            expects({ en: 'a positive whole number', es: 'un número entero positivo' }, id),
          );
        if (seen.has(id))
          yield finding(family, row, 'id', {
            en: `expected a unique id, found ${id} again`,
            es: `el id ${id} ya es de otro registro`,
          });
        if (retired.has(id))
          yield finding(family, row, 'id', {
            en: `expected an id that is not retired, found ${id}`,
            es: `el id ${id} fue de un registro retirado`,
          });
        seen.add(id);
      }
      // A changed id leaves a gap as well, and its own finding is enough.
      if (seen.size === rowsOf(data, family.name).length && [...seen].every(isId))
        yield* gaps(
          family,
          rowsOf(data, family.name),
          new Set([...retired, ...(neverUsed[family.name] ?? [])]),
        );
    }
  },
};

const isId = (id: unknown) => Number.isInteger(id) && Number(id) >= 1;

/** A deleted line leaves a gap between two ids. */
function* gaps(family: ModelFamily, rows: readonly Row[], unused: ReadonlySet<unknown>): Iterable<Finding> {
  const used = new Set(rows.map(({ id }) => id));
  const highest = rows.reduce(
    (most, { id }) => (Number.isInteger(id) ? Math.max(most, Number(id)) : most),
    0,
  );
  // More gaps than records come from a wrong id, which another finding reports.
  if (highest > 2 * (rows.length + unused.size)) return;
  for (let id = 1; id < highest; id++) {
    if (used.has(id) || unused.has(id)) continue;
    const next = rows.findIndex((row) => Number(row.id) > id);
    yield {
      ...finding(family, { id }, 'id', {
        en: `expected a record with the id ${id}, found none`,
        es: `falta el registro con el id ${id}`,
      }),
      advice: {
        en: 'Restore the deleted line, or the id that the record had. If the record should not be here, explain it in the pull request, and a maintainer retires its id.',
        es: 'Devuelve la línea borrada, o el id que el registro tenía. Si el registro no debe estar, explícalo en la solicitud de cambio, y quien mantiene el proyecto retira su id.',
      },
      at: next,
    };
  }
}
