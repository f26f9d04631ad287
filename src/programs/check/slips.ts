// The slips that people make in a record, each with its explanation and the way to repair it.
import type { Localized } from '../../engine/text/localized.js';

export interface Slip {
  readonly message: Localized;
  readonly advice: Localized;
}

const CURLY = /[“”‘’„«»]/;

const copyLine = {
  en: 'Compare the line with the one above.',
  es: 'Compara la línea con la de arriba.',
};

const curly = (letter: string): Slip => ({
  message: {
    en: `there is a curly quotation mark, ${letter}, where a straight one belongs`,
    es: `hay una comilla curva, ${letter}, donde va una recta`,
  },
  advice: {
    en: 'Replace it by ", the straight one of the keyboard.',
    es: 'Cámbiala por ", la comilla recta del teclado.',
  },
});

export function noBrace(found: string | undefined): Slip {
  const isMark = found === '<' || found === '>' || found === '=';
  if (isMark)
    return {
      message: {
        en: 'this is a mark of a merge conflict',
        es: 'esta es una marca de un conflicto entre versiones',
      },
      advice: {
        en: 'Keep one of the two versions of the record, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
        es: 'Deja una de las dos versiones del registro y borra las líneas con <<<<<<<, ======= y >>>>>>>.',
      },
    };
  return found === undefined
    ? {
        message: { en: 'the line is empty', es: 'la línea está vacía' },
        advice: { en: 'Delete it.', es: 'Bórrala.' },
      }
    : {
        message: { en: 'a record begins with {', es: 'un registro empieza con {' },
        advice: copyLine,
      };
}

export const afterRecord = (found: string | undefined): Slip => ({
  message: {
    en: 'there is something after the } that ends the record',
    es: 'hay algo después de la } que cierra el registro',
  },
  advice:
    found === '{'
      ? { en: 'Write each record on its own line.', es: 'Escribe cada registro en su propia línea.' }
      : { en: 'Delete it. Only a comma may follow.', es: 'Bórralo. Después solo puede ir una coma.' },
});

export function noFieldName(found: string | undefined, field: string): Slip {
  if (found !== undefined && CURLY.test(found)) return curly(found);
  if (found !== undefined && /\d/.test(found))
    return {
      message: {
        en: `the number of "${field}" has a comma`,
        es: `el número de "${field}" tiene una coma`,
      },
      advice: {
        en: 'Write decimals with a point, as in 12.5, and no separator for thousands.',
        es: 'Escribe los decimales con punto, como 12.5, y los miles sin separador.',
      },
    };
  if (found === ',')
    return {
      message: { en: `there are two commas after "${field}"`, es: `hay dos comas después de "${field}"` },
      advice: { en: 'Delete one of them.', es: 'Borra una de ellas.' },
    };
  return {
    message: {
      en: 'the name of a field has to be between straight quotes',
      es: 'el nombre de un campo va entre comillas rectas',
    },
    advice: { en: 'Write it as "name":', es: 'Escríbelo así: "name":' },
  };
}

export const noColon = (field: string): Slip => ({
  message: {
    en: `the colon after the field "${field}" is missing`,
    es: `faltan los dos puntos después del campo "${field}"`,
  },
  advice: { en: `Write "${field}": and then the value.`, es: `Escribe "${field}": y luego el valor.` },
});

/** The comma after a value is missing. */
export function noComma(text: string, at: number, field: string, end: string): Slip {
  const found = text[at];
  if (found === undefined)
    return {
      message: {
        en: `the ${end} at the end of the record is missing`,
        es: `falta la ${end} al final del registro`,
      },
      advice: { en: `Add ${end} at the end.`, es: `Agrega ${end} al final.` },
    };
  if (CURLY.test(found)) return curly(found);
  if (found === '"' && text[at - 1] !== '"')
    return {
      message: {
        en: `the comma after "${field}" is missing`,
        es: `falta la coma después de "${field}"`,
      },
      advice: { en: 'Add , before the next field.', es: 'Agrega , antes del campo siguiente.' },
    };
  if (/,\s*"$/.test(text.slice(0, at)))
    return {
      message: {
        en: `the quotation mark that ends the text of "${field}" is missing`,
        es: `falta la comilla que cierra el texto de "${field}"`,
      },
      advice: { en: 'Add " at the end of the text.', es: 'Agrega " al final del texto.' },
    };
  if (found === '"' || /^[^"]*"(?!\s*[:,\]}]?\s*$)/.test(text.slice(at)))
    return text[at - 1] === '"' && found === '"' && /^"\s*"?[\p{L}_]+"\s*:/u.test(text.slice(at))
      ? {
          message: { en: `the comma after "${field}" is missing`, es: `falta la coma después de "${field}"` },
          advice: { en: 'Add , before the next field.', es: 'Agrega , antes del campo siguiente.' },
        }
      : {
          message: {
            en: `the text of "${field}" has a quotation mark inside`,
            es: `el texto de "${field}" tiene una comilla adentro`,
          },
          advice: {
            en: 'Write «…» inside a text, or \\" for a straight quotation mark.',
            es: 'Dentro de un texto escribe «…», o \\" si la comilla es recta.',
          },
        };
  return {
    message: {
      en: `there is something between the value of "${field}" and the next comma`,
      es: `hay algo entre el valor de "${field}" y la coma siguiente`,
    },
    advice: {
      en: 'Delete it, or put the whole text between quotes.',
      es: 'Bórralo o pon todo el texto entre comillas.',
    },
  };
}

export const commaAtEnd = (end: string): Slip => ({
  message: { en: `there is a comma before the ${end}`, es: `hay una coma antes de la ${end}` },
  advice: { en: 'Delete the comma.', es: 'Borra la coma.' },
});

export const openText = (field: string): Slip => ({
  message: {
    en:
      field === '' ? 'a quotation mark is missing' : `a quotation mark is missing in "${field}" or after it`,
    es: field === '' ? 'falta una comilla' : `falta una comilla en "${field}" o después`,
  },
  advice: {
    en: 'Every name and every text begins and ends with ".',
    es: 'Cada nombre y cada texto empieza y termina con ".',
  },
});

export const controlCharacter = (field: string): Slip => ({
  message: {
    en: `the text of "${field}" has a tab or another invisible character`,
    es: `el texto de "${field}" tiene una tabulación u otro carácter invisible`,
  },
  advice: { en: 'Replace it by a space.', es: 'Cámbialo por un espacio.' },
});

export const backslash = (field: string): Slip => ({
  message: {
    en: `the text of "${field}" has a backslash, \\`,
    es: `el texto de "${field}" tiene una barra invertida, \\`,
  },
  advice: { en: 'Delete it, or write \\\\.', es: 'Bórrala o escribe \\\\.' },
});

export function noValue(word: string, field: string): Slip {
  if (word === '')
    return {
      message: { en: `the value of "${field}" is missing`, es: `falta el valor de "${field}"` },
      advice: {
        en: 'Write the value, or null if it is unknown.',
        es: 'Escribe el valor, o null si no se conoce.',
      },
    };
  if (CURLY.test(word[0] as string)) return curly(word[0] as string);
  if (/^(true|false|null|none|nan|undefined|sí|si|no)$/i.test(word))
    return {
      message: { en: `${word} is not a value of "${field}"`, es: `${word} no es un valor de "${field}"` },
      advice: {
        en: 'Write true, false or null, in lower case and without quotes.',
        es: 'Escribe true, false o null, en minúsculas y sin comillas.',
      },
    };
  if (/^[-+\d.]/.test(word))
    return {
      message: {
        en: `${word} is not a number that the file can have`,
        es: `${word} no es un número que el archivo pueda tener`,
      },
      advice: {
        en: 'A number has no zero in front, no unit and a point for decimals. A code is a text between quotes.',
        es: 'Un número va sin cero adelante, sin unidad y con punto para los decimales. Un código es un texto entre comillas.',
      },
    };
  return {
    message: {
      en: `the text of "${field}" does not begin with a straight quotation mark`,
      es: `el texto de "${field}" no empieza con una comilla recta`,
    },
    advice: {
      en: `Write "${field}":"…" with the text between quotes.`,
      es: `Escribe "${field}":"…" con el texto entre comillas.`,
    },
  };
}
