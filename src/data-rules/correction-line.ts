// A line for corrections.json, ready to be pasted; the reason and the source are left to the person who has them.
import type { Correction } from '../engine/dataset/dataset.js';
import type { Finding } from './data-rule.js';
import { isSpelling } from './is-spelling.js';

type Changed = Pick<Correction, 'family' | 'id' | 'field' | 'was' | 'is'>;

/** For a changed value; `below` is the line of the file after which it belongs. */
export function addCorrection(
  { family, id, field, was, is }: Changed,
  edition: string,
  below: number,
): Required<Pick<Finding, 'advice' | 'paste' | 'byMaintainer'>> {
  // The value keeps its source if only the spelling changed.
  const source = isSpelling(was, is) ? {} : { source: '…' };
  return {
    advice: {
      en: `If the change is right, write the reason and the source in the pull request, and a maintainer adds this line below line ${below} of data/corrections.json. You can also paste it there and replace each …`,
      es: `Si el cambio es correcto, escribe el motivo y la fuente en la solicitud de cambio, y quien mantiene el proyecto agrega esta línea debajo de la línea ${below} de data/corrections.json. También puedes pegarla ahí y reemplazar cada …`,
    },
    paste: `${JSON.stringify({ family, id, field, was, is, reason: '…', ...source, edition })},`,
    byMaintainer: true,
  };
}
