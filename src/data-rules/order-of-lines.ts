// Records are in id order.

import type { ModelFamily, Row } from '../engine/model/model.js';
import type { Localized } from '../engine/text/localized.js';
import { type DataRule, type Finding, finding, joinedTexts, lacks, records, rowsOf } from './data-rule.js';

/** Ids that no record of the first edition had. */
const neverUsed: Readonly<Record<string, readonly number[]>> = {
  city: [643],
  indigenousReservation: [98, 459, 594, 609, 663],
};

/** An id names one record forever: no duplicates, and ids of retired records are not reused. */
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
          yield finding(family, row, 'id', {
            en: 'a positive whole number',
            es: 'un número entero positivo',
            found: id,
          });
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
      // A changed id leaves a gap too, and its own finding is enough.
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
  // A wrong id causes more gaps than records, and another finding reports it.
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

const declared = (family: ModelFamily) => family.fields.map(({ name }) => name);

/** A record has all fields of its family, in the order in which the family declares them. */
export const keyOrder: DataRule = {
  name: 'key-order',
  about: {
    en: 'The fields of a record are in the order in which the family declares them.',
    es: 'Los campos de un registro están en el orden en que su familia los declara.',
  },
  advice: {
    en: 'Copy the names of the fields from the line above.',
    es: 'Copia los nombres de los campos de la línea de arriba.',
  },
  *check(data) {
    for (const { family, row } of records(data)) {
      const [expected, actual] = [declared(family), Object.keys(row)];
      if (expected.join() !== actual.join())
        yield finding(family, row, undefined, orderFault(expected, actual));
    }
  },
  fix: (family, rows) =>
    rows.map((row) => {
      const known = declared(family).filter((name) => name in row);
      const others = Object.keys(row).filter((name) => !known.includes(name));
      return Object.fromEntries([...known, ...others].map((name) => [name, row[name]])) as Row;
    }),
};

function orderFault(expected: readonly string[], actual: readonly string[]): Localized {
  const missing = expected.filter((name) => !actual.includes(name));
  const unknown = actual.filter((name) => !expected.includes(name));
  const faults: Localized[] = [];
  if (missing.length === 1)
    faults.push(lacks({ en: `the field ${missing[0]}`, es: `el campo ${missing[0]}` }));
  if (missing.length > 1)
    faults.push(
      lacks({ en: `the fields ${missing.join(', ')}`, es: `escribir los campos ${missing.join(', ')}` }),
    );
  if (unknown.length > 0)
    faults.push({
      en: `not a field of the record: ${unknown.join(', ')}`,
      es: `no es un campo del registro: ${unknown.join(', ')}`,
    });
  return (
    faults.length > 0
      ? faults
      : [
          {
            en: `expected the fields in the order ${expected.join(', ')}, found ${actual.join(', ')}`,
            es: `los campos van en el orden ${expected.join(', ')}, pero están así: ${actual.join(', ')}`,
          },
        ]
  ).reduce(joinedTexts);
}

export const order: DataRule = {
  name: 'order',
  about: {
    en: 'Records are in id order.',
    es: 'Los registros están en el orden de sus id.',
  },
  advice: {
    en: 'Move the line so that the ids increase.',
    es: 'Mueve la línea para que los id vayan en aumento.',
  },
  *check(data) {
    for (const family of data.model.families) {
      let last = 0;
      for (const row of rowsOf(data, family.name)) {
        if (Number(row.id) < last)
          yield finding(family, row, 'id', {
            en: `an id after ${last}`,
            es: `un id mayor que ${last}`,
            found: row.id,
          });
        last = Math.max(last, Number(row.id));
      }
    }
  },
  fix: (_, rows) => [...rows].sort((a, b) => Number(a.id) - Number(b.id)),
};
