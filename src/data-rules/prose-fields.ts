// The fields with our own texts.
import type { ModelFamily, Row } from '../engine/model/model.js';
import { type RuleData, records } from './data-rule.js';

const further: Readonly<Record<string, readonly string[]>> = {
  invasiveSpecie: ['impact', 'manage'],
};

const isProse = (family: string, field: string) =>
  field === 'description' || (further[family] ?? []).includes(field);

interface ProseText {
  readonly family: ModelFamily;
  readonly row: Row;
  readonly field: string;
  readonly text: string | null;
}

export function* proseOf(data: RuleData): Iterable<ProseText> {
  for (const { family, row } of records(data)) {
    for (const { name } of family.fields) {
      if (isProse(family.name, name)) yield { family, row, field: name, text: row[name] as string | null };
    }
  }
}
