// The faults of a record file that cannot be read, each with its line and in words.
import type { Localized } from '../../src/engine/text/localized.js';
import { parseRecordLines } from '../../src/storage/files/read-record-file.js';
import { joined } from '../data-rules/messages.js';
import { scanRecord } from './scan-record.js';
import type { Slip } from './slips.js';

export interface FormFault extends Slip {
  readonly line: number;
}

const ENDINGS: Slip = {
  message: {
    en: 'the lines end as those of Windows do (CRLF)',
    es: 'las líneas terminan como las de Windows (CRLF)',
  },
  advice: {
    en: 'Save the file with line ends of the kind LF, or edit it in the browser.',
    es: 'Guarda el archivo con finales de línea LF, o edítalo en el navegador.',
  },
};

const MARK: Slip = {
  message: {
    en: 'the file begins with an invisible character (a byte order mark)',
    es: 'el archivo empieza con un carácter invisible (una marca BOM)',
  },
  advice: {
    en: 'Save the file as UTF-8 without BOM.',
    es: 'Guarda el archivo como UTF-8 sin BOM.',
  },
};

const bracket = (found: '[' | ']', en: string, es: string): Slip => ({
  message: {
    en: `the ${en} line of the file has to be ${found}`,
    es: `la ${es} línea del archivo es ${found}`,
  },
  advice: { en: `Write ${found} alone on that line.`, es: `Escribe ${found} sola en esa línea.` },
});

/** Empty if the file can be read. */
export function formFaults(text: string): readonly FormFault[] {
  const { faults } = parseRecordLines(text, '');
  if (faults.length === 0) return [];
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return faults.map(({ line, message }) => {
    if (line > 1) return { line, ...lineSlip(lines, line, message) };
    if (text.startsWith('\uFEFF')) return { line: 1, ...MARK };
    if (lines[0] === '[\r') return { line: 1, ...ENDINGS };
    if (lines[0] !== '[') return { line: 1, ...bracket('[', 'first', 'primera') };
    return { line: lines.length, ...bracket(']', 'last', 'última') };
  });
}

/** The reader checks the comma at the end of the line before the record. */
function lineSlip(lines: readonly string[], number: number, message: string): Slip {
  const line = lines[number - 1] as string;
  if (line.endsWith('\r')) return ENDINGS;
  const isLast = number === lines.length - 1;
  const slip = scanRecord(line.replace(/,\s*$/, ''));
  if (slip !== undefined) return { message: joined(slip.message, column(slip.column)), advice: slip.advice };
  if (!isLast && !line.endsWith(','))
    return {
      message: {
        en: 'the comma at the end of the line is missing',
        es: 'falta la coma al final de la línea',
      },
      advice: {
        en: 'Add , after the last } of the line, with nothing behind it.',
        es: 'Agrega , después de la última } de la línea, sin nada detrás.',
      },
    };
  if (isLast && line.endsWith(','))
    return {
      message: {
        en: 'the last record of the file has a comma behind it',
        es: 'el último registro del archivo tiene una coma al final',
      },
      advice: { en: 'Delete that comma.', es: 'Borra esa coma.' },
    };
  return {
    message: { en: message, es: 'la línea no es un registro que se pueda leer' },
    advice: { en: 'Compare the line with the one above.', es: 'Compara la línea con la de arriba.' },
  };
}

const column = (at: number): Localized => ({ en: `column ${at}`, es: `columna ${at}` });
