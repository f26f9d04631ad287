// Rules applied to a year decide which holidays exist, when they are observed and their order.
import { describe, expect, it } from 'vitest';
import { easter, fixed, type HolidayRule, holidaysOfYear, mondayFrom } from './holiday-rule.js';

const named = (name: string) => ({ en: name, es: `${name} in Spanish` });

const rules: readonly HolidayRule[] = [
  { name: named('Last'), day: fixed(12, 31), law: 'Law 1', from: 2000 },
  { name: named('Moved'), day: mondayFrom(fixed(7, 1)), law: 'Law 2', from: 2000, to: 2025 },
  { name: named('Friday'), day: easter(-2), law: 'Law 3', from: 2024 },
  { name: named('Same day'), day: fixed(7, 7), law: null, from: 2000 },
  { name: named('Asked for'), day: easter(0), law: null, from: 2000, only: 'extra' },
];

const on =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);
const list = (year: number, ...names: string[]) =>
  holidaysOfYear(rules, year, on(...names)).map(({ date, name }) => `${date} ${name.en}`);

describe('the holidays of a year', () => {
  it('contain those whose rule applies in the year, sorted by date', () => {
    expect(list(1999)).toEqual([]);
    expect(list(2023)).toEqual(['2023-07-03 Moved', '2023-07-07 Same day', '2023-12-31 Last']);
    expect(list(2026)).toEqual(['2026-04-03 Friday', '2026-07-07 Same day', '2026-12-31 Last']);
  });

  it('include those of the first and the last year of a rule', () => {
    expect(list(2000)).toHaveLength(3);
    expect(list(2025)).toContain('2025-07-07 Moved');
    expect(list(2026).join()).not.toContain('Moved');
  });

  it('keep the order of the rules on a shared day', () => {
    expect(list(2025).slice(1, 3)).toEqual(['2025-07-07 Moved', '2025-07-07 Same day']);
  });

  it('contain an optional holiday only if it is requested', () => {
    expect(list(2025, 'extra')).toContain('2025-04-20 Asked for');
    expect(list(2025, 'other').join()).not.toContain('Asked for');
  });

  it('have their original date and their law', () => {
    const [moved] = holidaysOfYear(rules, 2023, on());
    expect(moved).toEqual({
      date: '2023-07-03',
      originalDate: '2023-07-01',
      name: named('Moved'),
      law: 'Law 2',
    });
  });
});
