// Every event of the history names records, has codes and dates of the right form, and agrees with the next one and with today's record.
import { certainties, eventKinds, type HistoryEvent } from '../engine/dataset/dataset.js';
import type { ModelFamily } from '../engine/model/model.js';
import { nameKey } from '../engine/names/name-key.js';
import {
  byId,
  type DataRule,
  differs,
  expects,
  type Finding,
  lineFinding,
  misplaced,
  noRecord,
  noSource,
  oneOf,
  type RuleData,
} from './data-rule.js';

const PARTIAL_DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

export const history: DataRule = {
  name: 'history',
  about: {
    en: "Every event names records, a source and notes that exist, its codes and dates have the right form, events are in the order of records and dates, its names follow from one another to today's, and no alias repeats a former name.",
    es: 'Cada suceso nombra registros, fuente y notas que existen, sus códigos y fechas tienen la forma correcta, los sucesos van en el orden de los registros y las fechas, sus nombres se siguen hasta el actual y ningún alias repite un nombre anterior.',
  },
  advice: {
    en: 'Correct the event in data/history.json.',
    es: 'Corrige el suceso en data/history.json.',
  },
  *check(data) {
    const sources = new Set(data.sources.map(({ id }) => id));
    const { families } = data.model;
    const order = ({ family, id }: HistoryEvent) =>
      families.findIndex(({ name }) => name === family) * 1e6 + id;
    for (const [index, event] of data.history.entries()) {
      const family = families.find(({ name }) => name === event.family);
      const rows = byId(data, event.family);
      const row = rows.get(event.id);
      const report = lineFinding('history.json', `${event.family} ${event.id}`, index);
      if (family?.history === undefined || row === undefined) {
        yield report('id', {
          en: `expected a record with a history, found ${event.family} ${event.id}`,
          es: `${event.family} ${event.id} no es un registro con historia`,
        });
        continue;
      }
      for (const id of event.from) if (!rows.has(id)) yield report('from', noRecord(event.family, id));
      if (!sources.has(event.source)) yield report('source', noSource(event.source));
      yield* eventFaults(family, event, report);
      const last = data.history[index - 1];
      if (last !== undefined && order(last) > order(event)) yield report('id', misplaced(last));
      if (last !== undefined && order(last) === order(event) && (last.date ?? '') > (event.date ?? ''))
        yield report('date', {
          en: `expected the order of dates, found ${event.date} after ${last.date}`,
          es: `la fecha ${event.date} está después de ${last.date}, que es posterior`,
        });
      const next = nextNamed(data, index);
      const after = next?.nameBefore ?? (row[family.history.name] as string);
      if (event.nameAfter !== null && event.nameAfter !== after)
        yield report('nameAfter', differs(after, event.nameAfter));
      if (event.codeAfter !== null && event.codeAfter !== row[family.history.code])
        yield report('codeAfter', differs(row[family.history.code], event.codeAfter));
    }
    yield* repeatedAliases(data);
  },
};

/** The next dated change of the same record's name. Undefined for an event without a date. */
function nextNamed({ history: events }: RuleData, index: number): HistoryEvent | undefined {
  const { family, id, date } = events[index] as HistoryEvent;
  if (date === null) return undefined;
  return events
    .slice(index + 1)
    .find((each) => each.family === family && each.id === id && isOfName(each) && each.date !== null);
}

const isOfName = ({ kind }: HistoryEvent) => kind === 'renamed' || kind === 'spelling';

function* eventFaults(family: ModelFamily, event: HistoryEvent, report: ReturnType<typeof lineFinding>) {
  const { notes, code } = family.history as NonNullable<ModelFamily['history']>;
  const pattern = family.field(code)?.pattern;
  if (!eventKinds.includes(event.kind)) yield report('kind', expects(oneOf(eventKinds), event.kind));
  if (!certainties.includes(event.certainty))
    yield report('certainty', expects(oneOf(certainties), event.certainty));
  for (const id of event.notes)
    if (!Object.hasOwn(notes, id))
      yield report('notes', {
        en: `a note of ${family.name}`,
        es: `una nota de ${family.name}`,
        found: id,
      });
  if (event.date !== null && !isPartialDate(event.date))
    yield report('date', {
      en: 'a year, a month or a day',
      es: 'un año, un mes o un día',
      found: event.date,
    });
  for (const field of ['codeBefore', 'codeAfter'] as const) {
    const value = event[field];
    if (value !== null && pattern !== undefined && !pattern.test(value))
      yield report(field, {
        en: `a code of the form ${pattern.source}`,
        es: `un código de la forma ${pattern.source}`,
        found: value,
      });
  }
  // An act has its year in its name and creates a record in that year.
  const year = / de (\d{4})\b/.exec(event.act ?? '')?.[1];
  if (year !== undefined && event.date !== null && !event.date.startsWith(year))
    yield report('act', {
      en: `an act of ${event.date.slice(0, 4)}`,
      es: `un acto de ${event.date.slice(0, 4)}`,
      found: event.act,
    });
}

function isPartialDate(text: string): boolean {
  if (!PARTIAL_DATE.test(text)) return false;
  const day = new Date(`${text}${'-01'.repeat(3 - text.split('-').length)}T00:00:00Z`);
  return day.toISOString().startsWith(text);
}

/** An old name that is in the history is not an alias as well. */
function* repeatedAliases({ aliases, history: events }: RuleData): Iterable<Finding> {
  const key = (family: string, id: number, name: string) => `${family} ${id} ${nameKey(name)}`;
  const former = new Set(
    events.flatMap(({ family, id, nameBefore }) =>
      nameBefore === null ? [] : [key(family, id, nameBefore)],
    ),
  );
  for (const [at, { family, id, alias, kind }] of aliases.entries()) {
    const report = lineFinding('aliases.json', `${family} ${id}`, at);
    if (kind === 'oldName' && former.has(key(family, id, alias)))
      yield report('alias', {
        en: `expected it in one place, found "${alias}" in history.json as well`,
        es: `"${alias}" ya está en history.json`,
      });
  }
}
