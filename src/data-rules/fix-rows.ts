// Applies every fixer to the rows of a family.
import type { ModelFamily, Row } from '../engine/model/model.js';
import { dataRules } from './index.js';

export function fixRows(family: ModelFamily, rows: readonly Row[]): readonly Row[] {
  return dataRules.reduce((current, rule) => rule.fix?.(family, current) ?? current, rows);
}
