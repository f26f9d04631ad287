// A value of a default field stays from one edition to the next, because typed programs fail on a null in a list. Exceptions have a reason.
import { isLineChange } from '../engine/dataset/dataset.js';
import { byId, type DataRule, type Finding, finding, type RuleData } from './data-rule.js';
import { expects } from './messages.js';

const FORMER_SEAT = 'It was that of a former seat in another town';
const TOO_SHORT = 'It cannot be dialled, because digits are missing';
const DIRECTORY = 'It was the page of a directory and not that of the channel';

/** By family and field: the records whose value became null, because it was false and the true one is unknown or does not exist. */
const unkept: Readonly<Record<string, Readonly<Record<string, Readonly<Record<number, string>>>>>> = {
  higherEducationInstitution: {
    address: { 235: FORMER_SEAT, 267: FORMER_SEAT },
    phone: {
      9: TOO_SHORT,
      10: TOO_SHORT,
      11: TOO_SHORT,
      99: TOO_SHORT,
      101: TOO_SHORT,
      122: TOO_SHORT,
      173: TOO_SHORT,
      202: TOO_SHORT,
      239: TOO_SHORT,
      267: FORMER_SEAT,
      269: TOO_SHORT,
      333: TOO_SHORT,
      355: 'It is that of another seat, and calls to it do not reach this one',
    },
  },
  intangibleHeritage: { departmentId: { 25: 'It belongs to two departments' } },
  radio: { frequency: { 9: 'It is that of another station in the same city' } },
  televisionChannel: { url: { 63: DIRECTORY, 143: DIRECTORY, 207: DIRECTORY } },
};

export const keptValues: DataRule = {
  name: 'kept-values',
  about: {
    en: 'A value of a default field does not become null from one edition to the next, with named exceptions.',
    es: 'Un valor de un campo por defecto no pasa a null de una edición a otra, con excepciones anotadas.',
  },
  advice: {
    en: 'Write the last known value again. Its date belongs in an extended field, and its reason in data/corrections.json.',
    es: 'Escribe de nuevo el último valor conocido. Su fecha va en un campo extendido y su motivo en data/corrections.json.',
  },
  *check(data) {
    const former = formerValues(data);
    for (const family of data.model.families) {
      if (family.file === undefined) continue;
      const rows = byId(data, family.name);
      for (const { name: field } of family.fields.filter(({ extended }) => !extended)) {
        const [values, listed] = [former.get(`${family.name} ${field}`), unkept[family.name]?.[field] ?? {}];
        for (const id of new Set([...(values?.keys() ?? []), ...Object.keys(listed).map(Number)])) {
          const row = rows.get(id);
          if (row === undefined) continue;
          const isLost = row[field] === null && values?.has(id) === true;
          if (isLost !== id in listed)
            yield finding(
              family,
              row,
              field,
              isLost ? expects(lastKnown(values?.get(id)), null) : listedInVain,
            );
        }
      }
    }
  },
};

/** The last known value of each record that has had one, by family and field: by the history, and by corrections that are not in it yet. */
function formerValues({ changes, corrections }: RuleData): ReadonlyMap<string, ReadonlyMap<number, unknown>> {
  const former = new Map<string, Map<number, unknown>>();
  const note = (family: string, id: number, field: string, value: unknown) => {
    if (value === null || value === undefined) return;
    const key = `${family} ${field}`;
    former.set(key, (former.get(key) ?? new Map()).set(id, value));
  };
  for (const history of changes)
    for (const change of history.changes)
      if (!isLineChange(change) && change.change === 'changed')
        for (const value of [change.from, change.to]) note(change.family, change.id, change.field, value);
  for (const { edition, family, id, field, was, is } of corrections) {
    // Without an edition it led from the public list to the first edition.
    if (edition !== undefined) note(family, id, field, was);
    note(family, id, field, is);
  }
  return former;
}

function lastKnown(value: unknown): Finding['message'] {
  const written = JSON.stringify(value);
  return { en: `the last known value, ${written}`, es: `el último valor conocido, ${written}` };
}

const listedInVain: Finding['message'] = {
  en: 'expected null, as it is listed, found a value or none before',
  es: 'está en la lista de excepciones porque pasó a null, pero tiene un valor o nunca lo tuvo',
};
