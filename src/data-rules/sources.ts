// Every source has its publisher and terms, a URL, and a date only together with the origin of that date.
import type { Source, Terms } from '../engine/dataset/dataset.js';
import { OWN } from '../engine/operations/provenance/citation.js';
import { type Localized, languages } from '../engine/text/localized.js';
import type { DataRule, Finding } from './data-rule.js';
import { looksEnglish } from './looks-english.js';
import { expects, lacks, twice } from './messages.js';

type Report = (field: string, message: Localized) => Finding;

const SPANISH = { en: 'Spanish', es: 'un texto en español' };
const LINK = { en: 'a URL', es: 'una URL' };
/** A year, a month or a day. */
const DATE = /^\d{4}(-\d{2}(-\d{2})?)?$/;
const isUrl = (url: string | null) => url !== null && /^https?:/.test(url) && URL.canParse(url);

export const sources: DataRule = {
  name: 'sources',
  about: {
    en: 'Every source has its own id, a publisher, a title in every language, known terms and a URL. A date comes with its origin, or it is null. Terms have a URL.',
    es: 'Cada fuente tiene su propio id, quien la publica, un título en cada idioma, condiciones conocidas y una URL. Una fecha va con su origen o es null. Las condiciones tienen URL.',
  },
  advice: {
    en: 'Complete the line. Another source in the file is an example.',
    es: 'Completa la línea. Otra fuente del archivo sirve de ejemplo.',
  },
  *check(data) {
    const ids = data.sources.map(({ id }) => id);
    const terms = new Set(data.terms.map(({ id }) => id));
    const own = data.sources.filter((source) => source.terms === OWN);
    const ownPublishers = new Set(own.map(({ publisher }) => publisher));
    for (const [index, source] of data.sources.entries()) {
      const { id, through } = source;
      const report = reportIn('sources', id, index);
      if (ids.indexOf(id) < index) yield report('id', twice(id));
      if (!source.publisher) yield report('publisher', lacks({ en: 'a publisher', es: 'quien la publica' }));
      for (const language of languages)
        if (!source.title[language])
          yield report(
            'title',
            lacks({ en: `a title in ${language}`, es: `el título en el idioma ${language}` }),
          );
      if (looksEnglish(source.title.es)) yield report('title', expects(SPANISH, source.title.es));
      yield* dateFindings(source, report);
      const carrier = data.sources.find((each) => each.id === through && each !== source);
      // Who passes data on does not license it.
      if (carrier !== undefined && source.licence !== null && source.licence === carrier.licence)
        yield report('licence', {
          en: `expected the licence of ${source.publisher}, found that of ${carrier.publisher}`,
          es: `debe tener la licencia de ${source.publisher}, pero tiene la de ${carrier.publisher}`,
        });
      if (!terms.has(source.terms))
        yield report(
          'terms',
          expects({ en: 'terms of terms.json', es: 'el id de unas condiciones de terms.json' }, source.terms),
        );
      // Our own texts and lists have no other place than the dataset.
      if (!ownPublishers.has(source.publisher) && !isUrl(source.url))
        yield report('url', expects(LINK, source.url));
      if (through !== null && (through === id || !ids.includes(through)))
        yield report('through', expects({ en: 'another source', es: 'otra fuente' }, through));
    }
    for (const [index, each] of data.terms.entries()) yield* termsFindings(each, index);
  },
};

function* dateFindings({ date, dateFrom, retrieved }: Source, report: Report): Iterable<Finding> {
  for (const [field, day] of Object.entries({ date, retrieved }))
    if (day !== null && !DATE.test(day))
      yield report(field, expects({ en: 'a date or null', es: 'una fecha o null' }, day));
  if (date !== null && dateFrom === null)
    yield report(
      'dateFrom',
      expects({ en: `the origin of the date ${date}`, es: `el origen de la fecha ${date}` }, null),
    );
  if (date === null && dateFrom !== null)
    yield report(
      'dateFrom',
      expects({ en: 'null without a date', es: 'null, porque no hay fecha' }, dateFrom),
    );
  if (date !== null && date === retrieved)
    yield report('date', {
      en: `expected the date of the data, found the day of the copy, ${date}`,
      es: `${date} es el día de la copia y no la fecha de los datos`,
    });
}

function* termsFindings({ id, url, es }: Terms, index: number): Iterable<Finding> {
  const report = reportIn('terms', id, index);
  if (!isUrl(url)) yield report('url', expects(LINK, url));
  if (looksEnglish(es)) yield report('es', expects(SPANISH, es));
}

const reportIn =
  (file: string, id: string, at: number): Report =>
  (field, message) => ({ file: `data/${file}.json`, id, field, message, at });
