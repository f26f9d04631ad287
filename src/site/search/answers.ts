// Answers to questions that a search can answer in one line, which are the next day of a calendar and the value of a field of a named
// record.
import type { Engine } from '../../engine/answers/engine.js';
import type { Row } from '../../engine/model/model.js';
import { nameIn } from '../../engine/model/read-row.js';
import { memo } from '../../engine/scheduling/shared-work.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { fold } from '../../engine/text/fold.js';
import { languages } from '../../engine/text/localized.js';
import { type Manifest, manifestOf, type ShownFamily } from '../manifest/manifest.js';
import { type Address, calendarAddress, yearAddress } from '../shell/addresses.js';
import { datedValue } from '../shell/dated-values.js';
import { familyNames } from '../shell/family-parts.js';
import { type Html, html, joined } from '../shell/html.js';
import { resultOnPage } from '../shell/operations.js';
import { recordAddress } from '../shell/record-links.js';
import { rowWithId, type Site } from '../shell/site.js';
import { type FoundHit, wordsOf } from './find-pages.js';

interface DirectAnswer {
  readonly address: Address;
  readonly title: string;
  /** Names of records are in Spanish. */
  readonly isName: boolean;
  readonly tag: string;
  readonly value: Html;
  readonly about: Html;
  /** The record that it is about. */
  readonly of?: Pick<FoundHit, 'family' | 'id'>;
}

const en = {
  inDays: (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
};
const es: typeof en = {
  inDays: (days) => (days === 0 ? 'hoy' : days === 1 ? 'mañana' : `en ${days} días`),
};
const answerStrings = { en, es };

/** Longer questions name several records. */
const LONGEST_QUESTION = 12;
/** The most records of one name that have the field, such as a department and the municipality of the same name. */
const MOST_ANSWERS = 2;
/** A lower score is not the name. */
const WHOLE_NAME = 0.93;

export function* answersTo(site: Site, engine: Engine, query: string): YieldingWork<readonly DirectAnswer[]> {
  const words = wordsOf(query);
  if (words.length < 2 || words.length > LONGEST_QUESTION) return [];
  const next = yield* nextDay(site, engine, words);
  return next === undefined ? yield* valuesOfFields(site, engine, words) : [next];
}

interface NextRow {
  readonly date: string;
  readonly daysUntil: number;
}

/** The query has a word for "next" and a name of the rows of the calendar. */
function* nextDay(
  site: Site,
  engine: Engine,
  words: readonly string[],
): YieldingWork<DirectAnswer | undefined> {
  const { calendar: tool } = manifestOf(engine).calculators;
  const address = tool && calendarAddress(tool.calendar);
  if (tool === undefined || address === undefined) return undefined;
  const { shown, working } = tool;
  const isOneOf = (names: readonly string[]) => {
    const known = new Set(names.map(fold));
    return words.some((word) => known.has(word));
  };
  if (!isOneOf(working.nextWords ?? []) || !isOneOf(familyNames(shown.family))) return undefined;
  const result = yield* resultOnPage<NextRow & Readonly<Record<string, unknown>>>(
    engine,
    tool.next,
    {},
    site.language,
  );
  if ('wrong' in result) return undefined;
  const { date, daysUntil, [working.rowsAs]: rows } = result.value;
  const names = (rows as readonly Row[]).map((row) => nameIn(site.language, shown.family, row));
  const format = new Intl.DateTimeFormat(site.strings.locale, { dateStyle: 'full', timeZone: 'UTC' });
  return {
    address: yearAddress(address, date.slice(0, 4)),
    title: working.next[site.language],
    isName: false,
    tag: site.titleOf(shown.family),
    value: html`<time datetime="${date}">${format.format(new Date(`${date}T00:00:00Z`))}</time>`,
    about: html`${joined(
      names.map((name) => html`${name}`),
      ', ',
    )} · ${answerStrings[site.language].inDays(daysUntil)}`,
  };
}

interface AskedField {
  /** The typed words without small words. */
  readonly words: readonly string[];
  readonly shown: ShownFamily;
  readonly field: string;
}

const asked = memo<Manifest, readonly AskedField[], undefined>();

/** Every field of named records by its label and its unit in each language, the longest first. */
const askedFields = (manifest: Manifest): readonly AskedField[] =>
  asked(manifest, undefined, () =>
    manifest.families
      .filter(({ family, extent }) => extent === 'many' && family.find !== undefined)
      .flatMap((shown) =>
        shown.fields.flatMap(({ field, label }) => {
          if (field.name === 'id' || field.picture || field.kind === 'texts') return [];
          const names = languages.flatMap((language) => [label[language], field.unit?.[language] ?? '']);
          return names
            .map((name) => wordsOf(name).filter((word) => !QUESTION_WORDS.has(word)))
            .filter((words) => words.join('').length > SHORTEST_LABEL)
            .map((words) => ({ words, shown, field: field.name }));
        }),
      )
      .sort((a, b) => b.words.length - a.words.length),
  );

/** Symbols of units are not words of a question. */
const SHORTEST_LABEL = 3;

/** Words around the name and the field in a question. */
const QUESTION_WORDS = new Set(
  'a cual cuanta cuanto cuantos cuantas de del does el en es for has have how in is la las los many much of que s the tiene what whats'.split(
    ' ',
  ),
);

/** The remaining words, if these are at their beginning or end. */
function nameBeside(words: readonly string[], label: readonly string[]): string | undefined {
  const told = words.flatMap((word, at) => (QUESTION_WORDS.has(word) ? [] : [at]));
  const isAt = (from: number) => label.every((word, index) => words[told[from + index] as number] === word);
  const [first, last] = [told[0], told.at(-1)];
  if (first === undefined || last === undefined || told.length <= label.length) return undefined;
  if (isAt(0)) return words.slice(told[label.length], last + 1).join(' ');
  const end = told.length - label.length;
  return isAt(end) ? words.slice(first, (told[end - 1] as number) + 1).join(' ') : undefined;
}

function* valuesOfFields(
  site: Site,
  engine: Engine,
  words: readonly string[],
): YieldingWork<readonly DirectAnswer[]> {
  const manifest = manifestOf(engine);
  const tool = manifest.calculators.find;
  const named = askedFields(manifest).flatMap((field) => {
    const name = nameBeside(words, field.words);
    return name === undefined ? [] : [{ ...field, name }];
  });
  const [longest] = named;
  yield;
  if (longest === undefined || tool === undefined) return [];
  // Labels of the same length leave the same name.
  const fields = named.filter(({ name }) => name === longest.name);
  const params = { q: longest.name, limit: '10', lang: site.language };
  const found = yield* resultOnPage<{ readonly hits: readonly FoundHit[] }>(
    engine,
    tool.search,
    params,
    site.language,
  );
  const hits = 'wrong' in found ? [] : found.value.hits;
  return hits
    .filter(
      ({ certain, score, name, id }) =>
        certain && id !== null && (score >= WHOLE_NAME || fold(name) === longest.name),
    )
    .flatMap((hit) => answersOf(site, engine, hit, fields))
    .slice(0, MOST_ANSWERS);
}

function answersOf(
  site: Site,
  engine: Engine,
  { family, id, name }: FoundHit,
  fields: readonly AskedField[],
) {
  const manifest = manifestOf(engine);
  const shown = manifest.meant(family);
  const wanted = fields.find((each) => each.shown === shown);
  const view = { site, manifest, engine };
  const row = shown && rowWithId(view, shown.family, id);
  if (shown === undefined || row === undefined || wanted === undefined) return [];
  const known = datedValue(view, shown, row, wanted.field);
  if (known === undefined) return [];
  const { label, value, date } = known;
  const answer: DirectAnswer = {
    address: recordAddress(shown, row),
    title: name,
    isName: true,
    tag: shown.family.noun.start[site.language],
    value,
    about: html`${label}${date && html`, ${date}`}`,
    of: { family, id },
  };
  return [answer];
}
