// Sends the request of a command and writes its result as JSON, CSV, a table or text for another program.

import type { Row } from '../../engine/model/model.js';
import { isRow } from '../../engine/model/read-row.js';
import type { Localized } from '../../engine/text/localized.js';
import { CommandFault, exitCodes } from '../command-fault.js';
import { type Output, openOutput, printableJson, printNote } from './output.js';
import type { Call } from './read-command.js';
import { requestPath } from './request-path.js';
import { openService, textOf } from './service.js';
import { csvLines, showValue } from './show-value.js';

type ShownFacts = NonNullable<Parameters<typeof showValue>[2]>;

interface ShownResult extends ShownFacts {
  /** The response exists but has no result. */
  readonly isNone?: (value: unknown) => boolean;
  /** The fault if the path does not exist. */
  readonly nowhere?: CommandFault | undefined;
  /** Fields that the API does not select. */
  readonly picks?: string | undefined;
}

export async function runRequest(
  parts: readonly string[],
  query: Parameters<typeof requestPath>[1],
  call: Call,
  shown: ShownResult = {},
): Promise<void> {
  const ask = await openService(call);
  const question = { path: requestPath(parts, query), language: call.language };
  const text = await textOf(ask, question, shown.nowhere);
  showResult(text, parsed(text), call, shown);
}

export function showResult(text: string, all: unknown, call: Call, shown: ShownResult = {}): void {
  const { json, csv, out } = call.options;
  const value = shown.picks === undefined ? all : pickedFields(all, shown.picks.split(','));
  const output = openOutput(out);
  const isMap = isGeoJson(value);
  const isNone = shown.isNone?.(value) ?? (Array.isArray(value) && value.length === 0);
  try {
    if (json !== undefined || (isMap && !output.isTerminal && csv === undefined))
      writeJson(value === all ? text : JSON.stringify(value), output);
    else if (!isNone)
      writeLines(csv === undefined ? withoutGeometry(value, isMap) : value, call, shown, output);
  } catch (error) {
    throw error instanceof RangeError ? tooDeepFault() : error;
  } finally {
    output.close();
  }
  if (isNone) throw new CommandFault(nothingFound(value), exitCodes.refused);
  if (isMap && output.isTerminal && json === undefined)
    printNote(
      call.language === 'es'
        ? `El GeoJSON tiene ${text.length} caracteres: --out ARCHIVO lo escribe.`
        : `The GeoJSON has ${text.length} characters: --out FILE writes it.`,
    );
}

/** The service can explain why, in the language of the command. */
function nothingFound(value: unknown): Localized {
  const note = (value as { readonly note?: unknown } | null)?.note;
  const why = typeof note === 'string' ? ` ${note}` : '';
  return { en: `Nothing was found.${why}`, es: `No se encontró nada.${why}` };
}

const writeJson = (text: string, { isTerminal, write }: Output) =>
  write(`${isTerminal ? printableJson(text) : text}\n`);

function writeLines(value: unknown, { options }: Call, shown: ShownFacts, output: Output): void {
  const asked = { ...shown, asked: options.fields?.split(',') };
  const lines = options.csv === undefined ? showValue(value, output, asked) : csvLines(value, asked);
  const end = options.csv === undefined ? '\n' : '\r\n';
  output.write(`${lines.join(end)}${end}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof RangeError) throw tooDeepFault();
    throw new CommandFault(
      {
        en: 'The response is not JSON. Is --url the address of an Atlas server?',
        es: 'La respuesta no es JSON. ¿Es --url la dirección de un servidor de Atlas?',
      },
      exitCodes.unreachable,
    );
  }
}

const tooDeepFault = () =>
  new CommandFault(
    {
      en: 'The response is nested too deeply to be shown.',
      es: 'La respuesta tiene demasiados niveles para mostrarla.',
    },
    exitCodes.unreachable,
  );

const isGeoJson = (value: unknown): value is Row =>
  isRow(value) && ['Feature', 'FeatureCollection'].includes(String(value.type));

/** Thousands of coordinates do not help a reader. */
function withoutGeometry(value: unknown, isMap: boolean): unknown {
  if (!isMap || !isRow(value)) return value;
  const { geometry, features, properties, ...others } = value;
  return { ...others, ...(isRow(properties) && properties) };
}

/** Picks from the rows of a result, or from the result itself. */
function pickedFields(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((row) => pickedMembers(row, names));
  if (!isRow(value)) return value;
  const [list] = Object.entries(value).filter(([, member]) => Array.isArray(member) && member.some(isRow));
  const isOfRows = list !== undefined && !names.some((name) => Object.hasOwn(value, name));
  return isOfRows ? { ...value, [list[0]]: pickedFields(list[1], names) } : pickedMembers(value, names);
}

/** `city.daneCode` is a value of the record in `city`. */
function memberAt(members: Row, name: string): unknown {
  const [first = '', ...rest] = Object.hasOwn(members, name) ? [name] : name.split('.');
  const member = Object.hasOwn(members, first) ? members[first] : undefined;
  if (rest.length === 0 || member === null) return member;
  return isRow(member) ? memberAt(member, rest.join('.')) : undefined;
}

function pickedMembers(row: unknown, names: readonly string[]): Row {
  const members = isRow(row) ? row : {};
  const unknown = names.find((name) => memberAt(members, name) === undefined);
  if (unknown === undefined) return Object.fromEntries(names.map((name) => [name, memberAt(members, name)]));
  const known = Object.keys(members).join(', ');
  throw new CommandFault({
    en: `There is no field "${unknown}". The fields are ${known}.`,
    es: `No hay un campo «${unknown}». Los campos son ${known}.`,
  });
}
