// Every source has its publisher and terms, a URL, and a date only together with the origin of that date.
import type { Source, Terms } from '../../src/engine/dataset/dataset.js';
import { OWN } from '../../src/engine/operations/provenance/citation.js';
import { languages } from '../../src/engine/text/localized.js';
import type { DataRule, Finding } from './data-rule.js';
import { looksEnglish } from './looks-english.js';

/** A year, a month or a day. */
const DATE = /^\d{4}(-\d{2}(-\d{2})?)?$/;
const isUrl = (url: string | null) => url !== null && /^https?:/.test(url) && URL.canParse(url);

export const sources: DataRule = {
  name: 'sources',
  about:
    'Every source has its own id, a publisher, a title in every language, known terms and a URL. A date comes with its origin, or it is null. Terms have a URL.',
  *check(data) {
    const ids = data.sources.map(({ id }) => id);
    const terms = new Set(data.terms.map(({ id }) => id));
    const own = data.sources.filter((source) => source.terms === OWN);
    const ownPublishers = new Set(own.map(({ publisher }) => publisher));
    for (const [index, source] of data.sources.entries()) {
      const { id, through } = source;
      const report = reportIn('sources', id);
      if (ids.indexOf(id) < index) yield report('id', `expected a unique id, found ${id} twice`);
      if (!source.publisher) yield report('publisher', 'expected a publisher, found none');
      for (const language of languages)
        if (!source.title[language]) yield report('title', `expected a title in ${language}, found none`);
      if (looksEnglish(source.title.es))
        yield report('title', `expected Spanish, found "${source.title.es}"`);
      yield* dateFindings(source);
      const carrier = data.sources.find((each) => each.id === through && each !== source);
      // Who passes data on does not license it.
      if (carrier !== undefined && source.licence !== null && source.licence === carrier.licence)
        yield report(
          'licence',
          `expected the licence of ${source.publisher}, found that of ${carrier.publisher}`,
        );
      if (!terms.has(source.terms))
        yield report('terms', `expected terms of terms.json, found ${JSON.stringify(source.terms)}`);
      // What we wrote or gathered ourselves has no other place than the dataset.
      if (!ownPublishers.has(source.publisher) && !isUrl(source.url))
        yield report('url', `expected a URL, found ${JSON.stringify(source.url)}`);
      if (through !== null && (through === id || !ids.includes(through)))
        yield report('through', `expected another source, found ${JSON.stringify(through)}`);
    }
    for (const each of data.terms) yield* termsFindings(each);
  },
};

function* dateFindings({ id, date, dateFrom, retrieved }: Source): Iterable<Finding> {
  const report = reportIn('sources', id);
  for (const [field, day] of Object.entries({ date, retrieved }))
    if (day !== null && !DATE.test(day)) yield report(field, `expected a date or null, found "${day}"`);
  if (date !== null && dateFrom === null)
    yield report('dateFrom', `expected the origin of the date ${date}, found null`);
  if (date === null && dateFrom !== null)
    yield report('dateFrom', `expected null without a date, found "${dateFrom}"`);
  if (date !== null && date === retrieved)
    yield report('date', `expected the date of the data, found the day of the copy, ${date}`);
}

function* termsFindings({ id, url, es }: Terms): Iterable<Finding> {
  const report = reportIn('terms', id);
  if (!isUrl(url)) yield report('url', `expected a URL, found ${JSON.stringify(url)}`);
  if (looksEnglish(es)) yield report('es', `expected Spanish, found "${es}"`);
}

const reportIn =
  (file: string, id: string) =>
  (field: string, message: string): Finding => ({ file: `data/${file}.json`, id, field, message });
