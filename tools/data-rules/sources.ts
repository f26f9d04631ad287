// Every source has its publisher, date and terms.
import type { DataRule, Finding } from './data-rule.js';

/** A year, a month or a day. */
const DATE = /^\d{4}(-\d{2}(-\d{2})?)?$/;

export const sources: DataRule = {
  name: 'sources',
  about:
    'Every source has its own id, a publisher, a title, a date and known terms, and came through a source that is listed, if any.',
  *check(data) {
    const report = (id: string, field: string, message: string): Finding => ({
      file: 'data/sources.json',
      id,
      field,
      message,
    });
    const ids = data.sources.map(({ id }) => id);
    const terms = new Set(data.terms.map(({ id }) => id));
    for (const [index, source] of data.sources.entries()) {
      const { id, publisher, title, date, through } = source;
      if (ids.indexOf(id) < index) yield report(id, 'id', `expected a unique id, found ${id} twice`);
      if (!publisher) yield report(id, 'publisher', 'expected a publisher, found none');
      if (!title) yield report(id, 'title', 'expected a title, found none');
      if (!DATE.test(date ?? '')) yield report(id, 'date', `expected a date, found ${JSON.stringify(date)}`);
      if (!terms.has(source.terms))
        yield report(id, 'terms', `expected terms of terms.json, found ${JSON.stringify(source.terms)}`);
      if (through !== null && (through === id || !ids.includes(through)))
        yield report(id, 'through', `expected another source, found ${JSON.stringify(through)}`);
    }
  },
};
