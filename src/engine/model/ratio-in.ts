// The value of a ratio in one record.
import type { Ratio, Row } from './family.js';

/** To hundredths; null if one of its fields is not known, or there is nothing to divide by. */
export function ratioIn({ of, per }: Pick<Ratio, 'of' | 'per'>, row: Row): number | null {
  const [many, size] = [row[of] as number | null, row[per] as number | null];
  return many === null || !size ? null : Math.round((many / size) * 100) / 100;
}
