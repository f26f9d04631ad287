// A record has all fields of its family, in the order in which the family declares them.
import type { ModelFamily, Row } from '../engine/model/model.js';
import type { Localized } from '../engine/text/localized.js';
import { type DataRule, finding, records } from './data-rule.js';
import { joined, lacks } from './messages.js';

const declared = (family: ModelFamily) => family.fields.map(({ name }) => name);

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
  ).reduce(joined);
}
