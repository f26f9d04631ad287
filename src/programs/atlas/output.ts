// Writes the output of a command to a terminal, a pipe or a file.
import { closeSync, openSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import type { Language } from '../../engine/text/localized.js';
import { CommandFault, diskFault, exitCodes } from '../command-fault.js';

export interface Output {
  readonly isTerminal: boolean;
  readonly width: number;
  readonly hasColours: boolean;
  /** Returns false if the reader has gone, such as `head`. */
  readonly write: (text: string) => boolean;
  readonly close: () => void;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that a terminal would obey
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Text from elsewhere, without characters that could control a terminal or reorder its text. */
export const printable = (text: string): string => text.replace(CONTROLS, '\ufffd');

/** Escaped JSON has the same meaning. */
export const printableJson = (text: string): string =>
  text.replace(CONTROLS, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The file is opened with the first text, so that a command without a result keeps an earlier file. */
export function openOutput(file: string | undefined): Output {
  let to = file === undefined ? 1 : undefined;
  const isTerminal = file === undefined && isatty(1);
  return {
    isTerminal,
    width: isTerminal ? process.stdout.columns || 80 : 80,
    hasColours: isTerminal && process.env.NO_COLOR === undefined,
    write: (text) => {
      to ??= openToWrite(file as string);
      return writeTo(to, text);
    },
    close: () => {
      if (file !== undefined && to !== undefined) closeSync(to);
    },
  };
}

function openToWrite(file: string): number {
  try {
    return openSync(file, 'w');
  } catch (error) {
    throw unwritable(error);
  }
}

const sleeper = () => new Int32Array(new SharedArrayBuffer(4));
const RETRY_MS = 5;

/** Waits for a slow reader. */
function writeTo(to: number, text: string): boolean {
  let rest = Buffer.from(text);
  while (rest.length > 0)
    try {
      rest = rest.subarray(writeSync(to, rest));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EPIPE') return false;
      if (code !== 'EAGAIN') throw unwritable(error);
      Atomics.wait(sleeper(), 0, 0, RETRY_MS);
    }
  return true;
}

function unwritable(error: unknown): CommandFault {
  const reason = diskFault(error);
  return new CommandFault(
    { en: `The output cannot be written: ${reason}`, es: `No se puede escribir la salida: ${reason}` },
    exitCodes.refused,
  );
}

/** Writes to standard error in the language of the command. */
export function printFault({ texts }: CommandFault, language: Language): void {
  printNote(texts[language]);
}

export function printNote(text: string, end = '\n'): void {
  try {
    writeTo(2, `${printable(text)}${end}`);
  } catch {
    // Standard error is full or closed as well.
  }
}
