// The help of `atlas` and of each command: a description, examples, then the options.
import type { Language, Localized } from '../../engine/text/localized.js';
import { exitCodes } from '../command-fault.js';
import { type CommandOption, sharedOptions } from './command-options.js';
import { type Command, commands } from './commands.js';
import { wrapped } from './show-value.js';

const WIDTH = 100;

const headings = {
  usage: { en: 'Usage', es: 'Uso' },
  examples: { en: 'Examples', es: 'Ejemplos' },
  commands: { en: 'Commands', es: 'Comandos' },
  options: { en: 'Options', es: 'Opciones' },
  optional: { en: 'options', es: 'opciones' },
};

const ABOUT: Localized = {
  en: 'Reference data about Colombia: the dataset of the package on the command line, and the server.',
  es: 'Datos de referencia sobre Colombia: los datos del paquete en la línea de comandos, y el servidor.',
};

const END: Localized = {
  en: `atlas COMMAND --help shows the options of a command. Exit codes: 0 for a result, ${exitCodes.refused} if there is none or a check fails, ${exitCodes.usage} for a wrong command, ${exitCodes.unreachable} if the server of --url cannot be reached or fails.`,
  es: `atlas COMANDO --help muestra las opciones de un comando. Códigos de salida: 0 si hay un resultado, ${exitCodes.refused} si no lo hay o una revisión falla, ${exitCodes.usage} si el comando está mal, ${exitCodes.unreachable} si no se puede llegar al servidor de --url o este falla.`,
};

const EXAMPLES = [
  'atlas get city 12',
  'atlas search medellin',
  'atlas match places.csv > matched.csv',
  'atlas holidays 2027 --json',
];

const VERSION: CommandOption = {
  name: 'version',
  value: undefined,
  about: {
    en: 'show the version, the edition and the folder of the data',
    es: 'mostrar la versión, la edición y la carpeta de los datos',
  },
};

export const helpOf = (command: Command, language: Language): string => {
  const { name, words, about, examples, options } = command;
  return helpText(language, about, [name, ...words].join(' '), examples, [
    ['options', options.map((each) => [usageOf(each), each.about[language]])],
  ]);
};

export const mainHelp = (language: Language): string =>
  helpText(
    language,
    ABOUT,
    `<${language === 'es' ? 'comando' : 'command'}>`,
    EXAMPLES,
    [
      [
        'commands',
        commands.map(({ name, about }) => [name, `${about[language].split('. ')[0]}.`.replace('..', '.')]),
      ],
      ['options', [...sharedOptions, VERSION].map((each) => [usageOf(each), each.about[language]])],
    ],
    END,
  );

const usageOf = ({ name, value }: CommandOption) => `--${name}${value === undefined ? '' : ` ${value}`}`;

type HelpGroup = readonly [name: 'commands' | 'options', rows: readonly (readonly [string, string])[]];

function helpText(
  language: Language,
  about: Localized,
  usage: string,
  examples: readonly string[],
  groups: readonly HelpGroup[],
  end?: Localized,
): string {
  const { examples: heading, optional } = headings;
  return [
    ...wrapped(about[language], WIDTH),
    '',
    `${headings.usage[language]}: atlas ${usage} [${optional[language]}]`,
    '',
    `${heading[language]}:`,
    ...examples.map((each) => `  ${each}`),
    ...groups.flatMap(([name, rows]) => ['', `${headings[name][language]}:`, ...alignedColumns(rows)]),
    ...(end === undefined ? [] : ['', ...wrapped(end[language], WIDTH)]),
  ].join('\n');
}

function alignedColumns(rows: readonly (readonly [string, string])[]): readonly string[] {
  const first = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows.flatMap(([name, text]) =>
    wrapped(text, WIDTH - first - 2).map((line, at) => `  ${(at === 0 ? name : '').padEnd(first)}${line}`),
  );
}
