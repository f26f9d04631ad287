// Writes a calendar to which programs subscribe (RFC 5545). It has the years around the edition, at a URL that never changes.
import ical, { ICalEventTransparency } from 'ical-generator';
import { isoDate } from '../../../calendar/day.js';
import type { Catalog } from '../../../catalog/catalog.js';
import { editionTime } from '../../../dataset/dataset.js';
import type { Row } from '../../../model/model.js';
import { nameIn, nameOf } from '../../../model/read-row.js';
import type { YieldingWork } from '../../../scheduling/yielding-work.js';
import { fold, inside } from '../../../text/fold.js';
import { type Language, languages } from '../../../text/localized.js';
import { API, type DocumentOperation, type DocumentResult, operationId } from '../../operation.js';
import { NO_ARGUMENTS, queryParameter } from '../../request/parameter.js';
import { choiceType } from '../../values/value-type.js';
import { range } from '../records/whole-list.js';
import { dayOfRow, kindOfWorkedDays, type WorkedFamily } from './calendar-days.js';
import { yearsOf } from './calendar-year.js';

/** Returns the calendar file of any year. */
export const calendarFeedOfYear = kindOfWorkedDays(ofYear);

function ofYear(worked: WorkedFamily): DocumentOperation {
  const { family, calendar } = worked;
  const { year, years, example } = yearsOf(calendar);
  const { title } = family;
  return {
    ...feedShared(worked),
    id: operationId(family, 'CalendarOfYear'),
    path: `${API}/${family.path}/year/{year}/calendar.ics`,
    parameters: [year, feedLanguage],
    summary: { en: `${title.en} of a year as a calendar`, es: `${title.es} de un año como calendario` },
    description: {
      en: `Returns ${family.all.en} of a year as an iCalendar file. Its events have the same ids as in the calendar of all years.`,
      es: `Devuelve ${family.all.es} de un año en un archivo iCalendar. Sus eventos tienen los mismos ids que en el calendario de todos los años.`,
    },
    document: (catalog, args) => writeFeed(worked, catalog, [args.required(year)], args.get(feedLanguage)),
    examples: () => [example],
    enumerate: () => years,
  };
}

/** The past years in the feed. Subscribers rarely look further back, and they get the next edition long before the feed ends. */
const YEARS_BACK = 2;
const YEARS_AHEAD = 5;
/** The refresh interval for subscribers in seconds. It is long because the law seldom changes. */
const A_WEEK = 7 * 24 * 60 * 60;
const CALENDAR_TYPE = 'text/calendar';
const END = 'END:VCALENDAR';

const feedLanguage = queryParameter('lang', choiceType(languages), {
  en: 'the language of the title, names and remarks; by default English, with names as in the records.',
  es: 'el idioma del título, los nombres y las notas; por defecto inglés, con los nombres de los registros.',
});

export const calendarFeed = kindOfWorkedDays(feedAroundToday);

function feedAroundToday(worked: WorkedFamily): DocumentOperation {
  const { family, calendar } = worked;
  const { title } = family;
  return {
    ...feedShared(worked),
    id: operationId(family, 'Calendar'),
    path: `${API}/${family.path}/calendar.ics`,
    parameters: [feedLanguage],
    summary: { en: `Subscribe to ${inside(title.en)}`, es: `Suscribirse a los ${inside(title.es)}` },
    description: {
      en: `Returns ${family.all.en} as an iCalendar file, from ${YEARS_BACK} years before the year of the edition to ${YEARS_AHEAD} years after it. The URL and the ids of the events never change, so calendar programs can subscribe to it.`,
      es: `Devuelve ${family.all.es} en un archivo iCalendar, desde ${YEARS_BACK} años antes del año de la edición hasta ${YEARS_AHEAD} años después. La URL y los ids de los eventos nunca cambian, así que un programa de calendario se puede suscribir.`,
    },
    document: (catalog, args) => {
      const year = editionTime(catalog.edition).getUTCFullYear();
      const years = range(
        Math.max(calendar.from, year - YEARS_BACK),
        Math.min(calendar.to, year + YEARS_AHEAD),
      );
      return writeFeed(worked, catalog, years, args.get(feedLanguage));
    },
    examples: () => [NO_ARGUMENTS],
    enumerate: () => [NO_ARGUMENTS],
  };
}

const feedShared = ({ family }: WorkedFamily) =>
  ({
    owner: family,
    cacheable: true,
    mayMiss: false,
    result: 'document',
    mediaType: CALENDAR_TYPE,
    schema: { type: 'string' },
  }) as const;

/** The bytes depend on the edition alone, not on the clock or on chance. */
function* writeFeed(
  worked: WorkedFamily,
  { edition }: Catalog,
  years: readonly number[],
  wanted: Language | undefined,
): YieldingWork<DocumentResult> {
  const written: string[] = [];
  // Events are written a few at a time, because the generator takes a millisecond for the first ones and does not pause.
  for (const year of years) {
    const rows = worked.calendar.rows(year, () => false);
    for (let at = 0; at === 0 || at < rows.length; at += EVENTS_IN_A_STEP) {
      const some = rows.slice(at, at + EVENTS_IN_A_STEP);
      written.push(eventsWritten(worked, editionTime(edition), year, some, wanted));
      yield;
    }
  }
  const [first = '', ...others] = written;
  const events = others.map((each) => each.slice(each.indexOf('BEGIN:VEVENT'), each.lastIndexOf(END)));
  const all = [first.slice(0, first.lastIndexOf(END)), ...events, END].join('');
  return { body: Buffer.from(`${all}\r\n`), type: `${CALENDAR_TYPE}; charset=utf-8` };
}

const EVENTS_IN_A_STEP = 6;

function eventsWritten(
  { family, calendar, working: { feed } }: WorkedFamily,
  stamp: Date,
  year: number,
  rows: readonly Row[],
  wanted: Language | undefined,
): string {
  const language = wanted ?? languages[0];
  const made = ical({
    name: feed.title[language],
    prodId: { company: feed.product, product: family.record, language: language.toUpperCase() },
    ttl: A_WEEK,
  });
  for (const row of rows) {
    const day = dayOfRow(calendar, row);
    made.createEvent({
      id: `${[family.path.toLowerCase(), year, ...wordsOf(nameOf(family, row))].join('-')}@${feed.product}`,
      stamp,
      start: new Date(isoDate(day)),
      end: new Date(isoDate(day + 1)),
      allDay: true,
      // Existing subscriptions without a language keep their texts.
      summary: wanted === undefined ? nameOf(family, row) : nameIn(wanted, family, row),
      description: feed.remark(row)[language],
      // Programs that plan meetings let people decide about such days.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return made.toString();
}

/** A name occurs once a year and is the same in every language, so an event that a law moves to another day remains the same event. */
const wordsOf = (name: string): readonly string[] => fold(name).match(/[a-z0-9]+/g) ?? [];
