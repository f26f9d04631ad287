// Explains the slips of people in a record file, with their line and in both languages.
import { expect, it } from 'vitest';
import { createRandom } from '../../lab/random.js';
import { languages } from '../../src/engine/text/localized.js';
import { formFaultsOf } from '../../src/programs/check/check-data.js';
import { parseRecordLines } from '../../src/storage/files/read-record-file.js';
import { fewer } from '../system/size.js';

const first = '{"id":1,"name":"Feria de Manizales","month":"Enero","cities":[1,2],"population":12.5}';
const second = '{"id":2,"name":"Carnaval","month":null,"cities":[],"population":7}';
const file = (one = first, two = second) => `[\n${one},\n${two}\n]\n`;
const changed = (from: string, to: string) => file(first.replace(from, to));

it('finds nothing in a file that can be read', () => {
  expect(formFaultsOf(file())).toEqual([]);
});

it.each<[string, number, string, string]>([
  [changed('"Enero"', '“Enero”'), 2, 'curly quotation mark, “', 'comilla curva, “'],
  [changed('"month"', '“month”'), 2, 'curly quotation mark', 'comilla curva'],
  [
    changed('"Enero","', '"Enero""'),
    2,
    'the comma after "month" is missing',
    'falta la coma después de "month"',
  ],
  [changed('[1,2],', '[1,2]'), 2, 'the comma after "cities" is missing', 'falta la coma después de "cities"'],
  [changed('"Enero",', '"Enero,'), 2, 'ends the text of "month" is missing', 'cierra el texto de "month"'],
  [changed('"Enero"', 'Enero"'), 2, '"month" does not begin with', 'el texto de "month" no empieza'],
  [changed('"Enero"', 'Enero'), 2, '"month" does not begin with', 'el texto de "month" no empieza'],
  [
    changed('Feria de', 'Feria "de'),
    2,
    '"name" has a quotation mark inside',
    '"name" tiene una comilla adentro',
  ],
  [changed('de Manizales', '"de Manizales"'), 2, 'has a quotation mark inside', 'tiene una comilla adentro'],
  [
    changed('"month":', '"month"'),
    2,
    'the colon after the field "month"',
    'dos puntos después del campo "month"',
  ],
  [changed('"month":', 'month:'), 2, 'between straight quotes', 'va entre comillas rectas'],
  [
    changed('12.5', '12,5'),
    2,
    'the number of "population" has a comma',
    'el número de "population" tiene una coma',
  ],
  [changed('12.5', '012'), 2, '012 is not a number', '012 no es un número'],
  [changed('12.5', '12 km'), 2, 'between the value of "population"', 'entre el valor de "population"'],
  [changed('12.5', 'NULL'), 2, 'NULL is not a value', 'NULL no es un valor'],
  [changed('12.5', ''), 2, 'the value of "population" is missing', 'falta el valor de "population"'],
  [changed('12.5}', '12.5,}'), 2, 'a comma before the }', 'una coma antes de la }'],
  [changed('12.5}', '12.5'), 2, 'the } at the end of the record', 'la } al final del registro'],
  [changed('"month"', ',"month"'), 2, 'two commas after "name"', 'dos comas después de "name"'],
  [changed('Feria de', 'Feria\tde'), 2, 'a tab', 'una tabulación'],
  [changed('Feria de', 'Feria \\ de'), 2, 'a backslash', 'una barra invertida'],
  [changed('5}', '5} x'), 2, 'after the } that ends', 'después de la } que cierra'],
  [changed('5}', '5},'), 2, 'after the } that ends', 'después de la } que cierra'],
  [changed('{', ''), 2, 'a record begins with {', 'un registro empieza con {'],
  [`[\n${first}\n${second}\n]\n`, 2, 'the comma at the end of the line', 'la coma al final de la línea'],
  [
    file(first, `${second},`),
    3,
    'the last record of the file has a comma',
    'el último registro del archivo tiene',
  ],
  [`[\n${first},\n\n${second}\n]\n`, 3, 'the line is empty', 'la línea está vacía'],
  [`[\n<<<<<<< main\n${first},\n${second}\n]\n`, 2, 'a merge conflict', 'un conflicto entre versiones'],
  [`\uFEFF${file()}`, 1, 'a byte order mark', 'una marca BOM'],
  [file().replaceAll('\n', '\r\n'), 1, 'those of Windows', 'las de Windows'],
  [file(`${first},\r`).replace('\r,', '\r'), 2, 'those of Windows', 'las de Windows'],
  [
    `${first},\n${second}\n]\n`,
    1,
    'the first line of the file has to be [',
    'la primera línea del archivo es [',
  ],
  [
    `[\n${first},\n${second}\n`,
    3,
    'the last line of the file has to be ]',
    'la última línea del archivo es ]',
  ],
  ['', 1, 'the first line of the file has to be [', 'la primera línea del archivo es ['],
])('explains %j on line %i', (text, line, en, es) => {
  const [fault] = formFaultsOf(text);
  expect(fault?.line).toBe(line);
  expect(fault?.message.en).toContain(en);
  expect(fault?.message.es).toContain(es);
  expect(fault?.advice.en).not.toBe(fault?.advice.es);
});

it('explains every file that cannot be read, with a line of the file, and only those', () => {
  const random = createRandom(39);
  const letters = [
    '"',
    ',',
    '{',
    '}',
    '[',
    ']',
    ':',
    '\\',
    '“',
    'x',
    '0',
    '.',
    '\n',
    '\r',
    ' ',
    '-',
    '\t',
    '',
  ];
  for (let run = 0; run < fewer(4000); run++) {
    let text = file();
    for (let slip = 0; slip <= run % 3; slip++) {
      const at = random.below(text.length);
      text = text.slice(0, at) + random.pick(letters) + text.slice(at + random.below(2));
    }
    const faults = formFaultsOf(text);
    expect(faults.length > 0, text).toBe(parseRecordLines(text, '').faults.length > 0);
    for (const { line, message, advice } of faults) {
      expect(line).toBeLessThanOrEqual(Math.max(1, text.split('\n').length));
      for (const language of languages) {
        expect(`${message[language]} ${advice[language]}`).not.toMatch(/undefined|JSON|token/);
      }
      expect(message.en, text).not.toBe(message.es);
    }
  }
});
