// Every source has its publisher and terms, a URL, and a date only together with the origin of that date.
import type { Provenance, Source, Terms } from '../engine/dataset/dataset.js';
import { OWN } from '../engine/operations/provenance/record-provenance.js';
import { languages } from '../engine/text/localized.js';
import {
  byId,
  type DataRule,
  type ExpectedValue,
  expects,
  type Finding,
  lacks,
  lineFinding,
  noRecord,
  noSource,
  twice,
} from './data-rule.js';
import { looksEnglish } from './values.js';

/** Every reason of a correction, a retirement or a change exists in Spanish, and none is left over. */
export const reasons: DataRule = {
  name: 'reasons',
  about: {
    en: 'Every reason has one line in reasons.json, in every language, and every line is used.',
    es: 'Cada motivo tiene una línea en reasons.json, en todos los idiomas, y cada línea se usa.',
  },
  advice: {
    en: 'Add the reason to data/reasons.json in English (en) and Spanish (es), or delete its line if it is not used.',
    es: 'Agrega el motivo a data/reasons.json en inglés (en) y español (es), o borra su línea si no se usa.',
  },
  *check({ reasons: lines, corrections, retired, changes }) {
    const used = new Set<unknown>();
    for (const { reason } of corrections) used.add(reason);
    for (const { reason } of retired) used.add(reason);
    for (const history of changes)
      for (const change of history.changes)
        if ('reason' in change && change.reason !== null) used.add(change.reason);
    const known = new Set<unknown>();
    for (const line of lines) {
      const { en, es } = line;
      if (known.has(en))
        yield unclear(en, { en: 'expected it once, found it twice', es: 'el motivo está dos veces' });
      known.add(en);
      if (!used.has(en))
        yield unclear(en, {
          en: 'expected a correction, retirement or change with it, found none',
          es: 'ninguna corrección, retiro o cambio tiene este motivo',
        });
      for (const language of languages)
        if (!line[language])
          yield unclear(en, {
            en: `expected a text in ${language}`,
            es: `falta el texto en el idioma ${language}`,
          });
      if (looksEnglish(es)) yield unclear(en, { en: 'Spanish', es: 'un texto en español', found: es });
    }
    for (const reason of used)
      if (!known.has(reason))
        yield unclear(String(reason), {
          en: 'expected a line in reasons.json, found none',
          es: 'el motivo no está en reasons.json',
        });
  },
};

const unclear = (id: string, fault: ExpectedValue) => lineFinding('reasons.json', id)(undefined, fault);

/** Every field has one source, and an additional source names its records. */
export const provenance: DataRule = {
  name: 'provenance',
  about: {
    en: 'Every field has exactly one default source; an exception names existing records, each once.',
    es: 'Cada campo tiene una sola fuente principal. Una excepción nombra registros que existen, cada uno una vez.',
  },
  advice: {
    en: 'Correct the line in data/provenance.json.',
    es: 'Corrige la línea en data/provenance.json.',
  },
  *check(data) {
    const sources = new Set(data.sources.map(({ id }) => id));
    const tables = new Map(data.model.families.map(({ name }) => [name, byId(data, name)]));
    const defaults = new Map<string, number>();
    const excepted = new Set<string>();
    for (const [at, line] of data.provenance.entries()) {
      const { family, field, source, ids } = line;
      const known = data.model.families.find(({ name }) => name === family)?.field(field);
      if (known === undefined)
        yield report(
          line,
          { en: `expected a field, found ${family}.${field}`, es: `no existe el campo ${family}.${field}` },
          at,
        );
      if (!sources.has(source)) yield report(line, noSource(source), at);
      if (ids === undefined) {
        const key = `${family}.${field}`;
        defaults.set(key, (defaults.get(key) ?? 0) + 1);
      }
      for (const id of ids ?? []) {
        const value = `${family} ${id} ${field}`;
        if (tables.get(family)?.get(id) === undefined) yield report(line, noRecord(family, id), at);
        if (excepted.has(value))
          yield report(
            line,
            { en: `expected ${family} ${id} once, found it again`, es: `${family} ${id} está dos veces` },
            at,
          );
        excepted.add(value);
      }
    }
    for (const { name: family, fields, series } of data.model.families) {
      // A figure names its source itself.
      if (series !== undefined) continue;
      for (const { name: field } of fields) {
        const count = defaults.get(`${family}.${field}`) ?? 0;
        if (count !== 1)
          yield report(
            { family, field },
            {
              en: `expected one default source, found ${count}`,
              es: `debe tener una sola fuente principal, pero tiene ${count}`,
            },
          );
      }
    }
  },
};

const report = ({ family, field }: Pick<Provenance, 'family' | 'field'>, fault: ExpectedValue, at?: number) =>
  lineFinding('provenance.json', family, at)(field, fault);

const SPANISH = { en: 'Spanish', es: 'un texto en español' };
const EXPECTED_URL = { en: 'a URL', es: 'una URL' };
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
      const report = lineFinding('sources.json', id, index);
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
      // A publisher that passes data on does not license it.
      if (carrier !== undefined && source.licence !== null && source.licence === carrier.licence)
        yield report('licence', {
          en: `expected the licence of ${source.publisher}, found that of ${carrier.publisher}`,
          es: `debe tener la licencia de ${source.publisher}, pero tiene la de ${carrier.publisher}`,
        });
      if (!terms.has(source.terms))
        yield report('terms', {
          en: 'terms of terms.json',
          es: 'el id de unas condiciones de terms.json',
          found: source.terms,
        });
      // Our own texts and lists exist only in the dataset.
      if (!ownPublishers.has(source.publisher) && !isUrl(source.url))
        yield report('url', expects(EXPECTED_URL, source.url));
      if (through !== null && (through === id || !ids.includes(through)))
        yield report('through', { en: 'another source', es: 'otra fuente', found: through });
    }
    for (const [index, each] of data.terms.entries()) yield* termsFindings(each, index);
  },
};

function* dateFindings({ date, dateFrom, retrieved }: Source, report: ReturnType<typeof lineFinding>) {
  for (const [field, day] of Object.entries({ date, retrieved }))
    if (day !== null && !DATE.test(day))
      yield report(field, { en: 'a date or null', es: 'una fecha o null', found: day });
  if (date !== null && dateFrom === null)
    yield report('dateFrom', {
      en: `the origin of the date ${date}`,
      es: `el origen de la fecha ${date}`,
      found: null,
    });
  if (date === null && dateFrom !== null)
    yield report('dateFrom', { en: 'null without a date', es: 'null, porque no hay fecha', found: dateFrom });
  if (date !== null && date === retrieved)
    yield report('date', {
      en: `expected the date of the data, found the day of the copy, ${date}`,
      es: `${date} es el día de la copia y no la fecha de los datos`,
    });
}

function* termsFindings({ id, url, es }: Terms, index: number): Iterable<Finding> {
  const report = lineFinding('terms.json', id, index);
  if (!isUrl(url)) yield report('url', expects(EXPECTED_URL, url));
  if (looksEnglish(es)) yield report('es', expects(SPANISH, es));
}
