// The head of a field's column: the label it was given, else the words of its name.
import type { ModelField } from '../../engine/model/model.js';
import { atStart } from '../../engine/text/fold.js';
import type { Localized } from '../../engine/text/localized.js';

export function labelOf({ label, name }: ModelField): Localized {
  if (label !== undefined) return label;
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const text = atStart(words);
  return { en: text, es: text };
}
