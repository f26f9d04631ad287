// The commands that read records. Each is a request of the API, so its result cannot differ.
import { colombia } from '../../country/index.js';
import type { ModelFamily } from '../../engine/model/model.js';
import { CommandFault } from '../command-fault.js';
import type { Call } from './read-command.js';
import { askedFamily, readFilters, returnsRecords } from './request-path.js';
import { runRequest, showResult } from './run-request.js';

/** Related records make tables unreadable, so they are left out unless requested. JSON is that of the API. */
function relationsIn({ json, expand }: Call['options'], filters: ReturnType<typeof readFilters> = []) {
  const isAsked = filters.some(([name]) => /^(?:relations|expand)$/i.test(name));
  return json === undefined && expand === undefined && !isAsked ? 'omit' : undefined;
}

const namesOf = ({ nameFields, codes }: ModelFamily) => (nameFields.length > 0 ? nameFields : codes);

export async function get(call: Call): Promise<void> {
  const { words, options } = call;
  const [word, id, list] = words as [string, string, string?];
  const family = askedFamily(word);
  const { fields, expand } = options;
  const isOfRecords = returnsRecords(family, list);
  const relations = isOfRecords ? relationsIn(options) : undefined;
  const parts = [family.path, id, ...(list === undefined ? [] : [list])];
  const query = { expand, relations, fields: isOfRecords ? fields : undefined };
  return runRequest(parts, Object.entries(query), call, {
    names: namesOf(family),
    picks: isOfRecords ? undefined : fields,
    nowhere: list === undefined ? undefined : noList(family, list),
  });
}

function noList({ record, lists, figures, boundary, history }: ModelFamily, list: string): CommandFault {
  const ofAreas = boundary === undefined ? [] : ['boundary', 'neighbours'];
  const ofPast = history === undefined ? [] : ['history'];
  const named = [...lists.flatMap(({ segments }) => segments[0] ?? []), ...figures.map(({ name }) => name)];
  const known = [...named, ...ofAreas, ...ofPast, 'provenance'].join(', ');
  return new CommandFault({
    en: `${record} has no list "${list}". It has ${known}.`,
    es: `${record} no tiene una lista «${list}». Tiene ${known}.`,
  });
}

export async function list(call: Call): Promise<void> {
  const [word, ...words] = call.words as [string, ...string[]];
  const { sort: sortBy, descending, limit, offset, fields, expand } = call.options;
  const family = askedFamily(word);
  const sortDirection = descending === undefined ? undefined : 'desc';
  const filters = readFilters(words);
  const given = filters.find(([name]) => name.toLowerCase() === 'format')?.[1];
  if (given !== undefined && given !== MAP) throw formatFault(given);
  const relations = relationsIn(call.options, filters);
  const format = given === undefined && call.options.out?.endsWith(`.${MAP}`) ? MAP : undefined;
  const options = Object.entries({ sortBy, sortDirection, limit, offset, fields, expand, relations, format });
  return runRequest([family.path], [...filters, ...options], call, { names: namesOf(family) });
}

/** The other formats are separate options. */
const MAP = 'geojson';

const formatFault = (format: string) =>
  new CommandFault({
    en: `atlas list does not write format=${format}. It writes a table, --csv, --json or --out FILE.${MAP}.`,
    es: `atlas list no escribe format=${format}. Escribe una tabla, --csv, --json u --out ARCHIVO.${MAP}.`,
  });

export async function count(call: Call): Promise<void> {
  const [word, ...words] = call.words as [string, ...string[]];
  const { by, fields } = call.options;
  const query = [...readFilters(words), ['countBy', by] as const];
  const shown = by === undefined ? { answer: 'count' } : { isRows: true };
  return runRequest([askedFamily(word).path, 'count'], query, call, { ...shown, picks: fields });
}

export async function search(call: Call): Promise<void> {
  const { families, limit = '10', fields } = call.options;
  const records = families?.split(',').map((word) => askedFamily(word).record);
  const query = { q: call.words.join(' '), families: records?.join(','), limit, lang: call.language };
  const isNone = (value: unknown) => (value as { readonly total?: unknown } | null)?.total === 0;
  return runRequest(['search'], Object.entries(query), call, { isRows: true, isNone, picks: fields });
}

export const resolve = (call: Call): Promise<void> =>
  runRequest(['resolve', call.words[0] as string], [['lang', call.language]], call, {
    isRows: true,
    picks: call.options.fields,
  });

export function locate(call: Call): Promise<void> {
  const [lat, lon] = call.words as [string, string?];
  const isNone = (value: unknown) => (value as { readonly city?: unknown } | null)?.city === null;
  // Maps copy both numbers as one text, with a comma.
  const query = Object.entries(lon === undefined ? { point: lat } : { lat: lat.replace(/,$/, ''), lon });
  const codes = [...new Set(colombia.families.flatMap(({ knownBy }) => Object.keys(knownBy)))];
  return runRequest(['locate'], query, call, { isNone, codes, picks: call.options.fields });
}

/** The current year in the country of the data, whatever the time zone of this machine is. */
const currentYear = () =>
  new Intl.DateTimeFormat('en', { timeZone: 'America/Bogota', year: 'numeric' }).format(new Date());

export async function holidays(call: Call): Promise<void> {
  const [year] = call.words;
  const { next, fields } = call.options;
  if (next === undefined)
    return runRequest(['Holiday', 'year', year ?? currentYear()], [['fields', fields]], call);
  if (year === undefined) return runRequest(['Holiday', 'next'], [], call, { answer: 'date', picks: fields });
  throw new CommandFault({
    en: 'holidays takes a year or --next, not both.',
    es: 'holidays recibe un año o --next, no ambos.',
  });
}

export async function workingDays(call: Call): Promise<void> {
  const [from, to] = call.words;
  const { add: days, fields, skipped } = call.options;
  if ((to === undefined) === (days === undefined))
    throw new CommandFault({
      en: 'working-days takes a second date to count, or --add with a number of days: atlas working-days 2026-11-30 2026-12-31',
      es: 'working-days recibe una segunda fecha para contar, o --add con una cantidad de días: atlas working-days 2026-11-30 2026-12-31',
    });
  const saturday = call.options.saturday === undefined ? undefined : 'true';
  const query = Object.entries({ from, to, days, saturday });
  const answer = to === undefined ? 'date' : 'workingDays';
  return runRequest(['WorkingDay', to === undefined ? 'add' : 'count'], query, call, {
    answer: skipped === undefined ? answer : undefined,
    hasLists: skipped !== undefined,
    picks: fields,
  });
}

export async function families(call: Call): Promise<void> {
  const { language } = call;
  const rows = colombia.families.map(({ record, title, path, synonyms }) => ({
    family: record,
    title: title[language],
    words: [...new Set([path, ...synonyms])].filter((word) => word !== record).join(', '),
  }));
  showLocally(rows, call);
}

export async function fields(call: Call): Promise<void> {
  const { language } = call;
  const { fields, relations, lists } = askedFamily(call.words[0] as string);
  const words = {
    record: { en: 'a record of', es: 'un registro de' },
    list: { en: 'a list of', es: 'una lista de' },
  };
  const rows = [
    ...fields.map(({ name, kind, about, unit, extended }) => ({
      field: name,
      default: !extended,
      kind: unit === undefined ? kind : `${kind}, ${unit[language]}`,
      about: about?.[language] ?? '',
    })),
    ...[...new Set([...relations, ...lists])].map(({ name, to, target }) => ({
      field: name,
      default: false,
      kind: 'relation',
      about: `${words[to === 'one' ? 'record' : 'list'][language]} ${target.record}`,
    })),
  ];
  showLocally(rows, call);
}

const showLocally = (rows: readonly object[], call: Call) =>
  showResult(JSON.stringify(rows), rows, call, { picks: call.options.fields, names: ['family', 'field'] });
