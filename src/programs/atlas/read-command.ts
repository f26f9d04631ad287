// Reads a command line: the command, its words and its options in any order.
import { type Language, type Localized, languages } from '../../engine/text/localized.js';
import { nearest } from '../../engine/text/nearest.js';
import { CommandFault, defaultLanguage } from '../command-fault.js';
import { type CommandOption, sharedOptions } from './command-options.js';
import { type Command, commandNamed, commands } from './commands.js';

export interface Call {
  readonly command: Command;
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly language: Language;
}

/** A negative number and the name of standard input are words. */
const isOption = (arg: string) => /^--?[a-z]/i.test(arg);

/** Read first, so that every fault is explained in this language. */
export function languageOf(args: readonly string[]): Language {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const given = at < 0 ? undefined : args[at] === '--lang' ? args[at + 1] : args[at]?.slice('--lang='.length);
  return languages.find((each) => each === given) ?? defaultLanguage;
}

/** Splits off the name of the command. Shared options are accepted before it. */
export function splitCommand(args: readonly string[]): { readonly name?: string; readonly rest: string[] } {
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] as string;
    if (!isOption(arg)) return { name: arg, rest: [...args.slice(0, at), ...args.slice(at + 1)] };
    if (sharedOptions.some(({ name, value }) => arg === `--${name}` && value !== undefined)) at++;
  }
  return { rest: [...args] };
}

export function commandMeant(name: string): Command {
  const found = commandNamed(name);
  if (found !== undefined) return found;
  const near = nearest(
    name,
    commands.map((each) => each.name),
  );
  throw new CommandFault({
    en: `There is no command "${name}".${near === undefined ? '' : ` Did you mean ${near}?`} Run atlas --help to see all commands.`,
    es: `No hay un comando «${name}».${near === undefined ? '' : ` ¿Quisiste decir ${near}?`} Ejecuta atlas --help para ver todos los comandos.`,
  });
}

/** The options that the ending of the file chooses, if none of them is given. */
const FORMS = ['json', 'csv'] as const;

export function readCall(command: Command, args: readonly string[]): Call {
  const words: string[] = [];
  const options: Record<string, string> = {};
  let onlyWords = false;
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] as string;
    if (arg === '--') onlyWords = true;
    else if (onlyWords || !isOption(arg)) words.push(arg);
    else {
      const [, name = '', inline] = /^([^=]*)=?(.*)$/s.exec(arg) ?? [];
      const option = optionMeant(command, name);
      const isInline = arg.includes('=');
      if (option.value === undefined && isInline) throw missingValue(option);
      if (option.value === undefined) options[option.name] = 'true';
      else options[option.name] = isInline ? (inline as string) : givenValue(option, args[++at]);
    }
  }
  const form = FORMS.find((each) => options.out?.endsWith(`.${each}`));
  if (form !== undefined && FORMS.every((each) => options[each] === undefined)) options[form] = 'true';
  const fault = languageFault(options.lang);
  if (fault !== undefined) throw new CommandFault(fault);
  expectWords(command, words);
  return { command, words, options, language: languageOf(args) };
}

/** Undefined if the value of --lang is a language or absent. */
export function languageFault(given: string | undefined): Localized | undefined {
  if (given === undefined || (languages as readonly string[]).includes(given)) return undefined;
  return {
    en: `--lang is ${languages.join(' or ')}, not ${given}.`,
    es: `--lang es ${languages.join(' o ')}, no ${given}.`,
  };
}

const missingValue = ({ name }: CommandOption) =>
  new CommandFault({ en: `--${name} takes no value.`, es: `--${name} no recibe un valor.` });

function optionMeant({ name: command, options }: Command, given: string): CommandOption {
  const found = options.find(({ name }) => given === `--${name}`);
  if (found !== undefined) return found;
  const near = nearest(
    given.replace(/^-+/, ''),
    options.map(({ name }) => name),
  );
  throw new CommandFault({
    en: `atlas ${command} has no option ${given}.${near === undefined ? '' : ` Did you mean --${near}?`} Run atlas ${command} --help to see its options.`,
    es: `atlas ${command} no tiene la opción ${given}.${near === undefined ? '' : ` ¿Quisiste decir --${near}?`} Ejecuta atlas ${command} --help para ver sus opciones.`,
  });
}

function givenValue({ name, value }: CommandOption, given: string | undefined): string {
  if (given !== undefined && !/^--[a-z]/i.test(given)) return given;
  throw new CommandFault({
    en: `--${name} needs a value: ${value}.`,
    es: `--${name} necesita un valor: ${value}.`,
  });
}

function expectWords({ name, words: wanted }: Command, given: readonly string[]): void {
  const missing = wanted.filter((word) => word.startsWith('<'))[given.length];
  const usage = ['atlas', name, ...wanted].join(' ');
  if (missing !== undefined)
    throw new CommandFault({
      en: `${missing} is missing: ${usage}`,
      es: `Falta ${missing}: ${usage}`,
    });
  const isOpen = wanted.some((word) => word.includes('...'));
  if (!isOpen && given.length > wanted.length)
    throw new CommandFault({
      en: `"${given[wanted.length]}" is one word too many: ${usage}`,
      es: `«${given[wanted.length]}» sobra: ${usage}`,
    });
}
