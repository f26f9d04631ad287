// Runs a command that reads data: opens the service, sends the request, writes the response or the reason for its absence.
import { writeSync } from 'node:fs';
import { type AskService, embeddedService, type Question, remoteService } from './ask-service.js';
import { CommandFault, exitCodes } from './command-fault.js';
import { showValue } from './show-value.js';

/** The options of every command that reads data. */
export interface SharedOptions {
  readonly url?: string;
  readonly json?: boolean;
  readonly lang: string;
}

export const openService = async ({ url }: SharedOptions): Promise<AskService> =>
  url === undefined ? embeddedService() : remoteService(url);

export async function runQuestion(
  question: Omit<Question, 'language'>,
  options: SharedOptions,
): Promise<void> {
  const ask = await openService(options);
  const text = await textOf(ask, { ...question, language: options.lang });
  if (options.json === true) return print(text);
  const { isTTY: isTerminal = false, columns: width = 80 } = process.stdout;
  const hasColours = isTerminal && process.env.NO_COLOR === undefined;
  print(showValue(JSON.parse(text), { isTerminal, width, hasColours }).join('\n'));
}

/** The body of a successful response. */
export async function textOf(ask: AskService, question: Question): Promise<string> {
  const { status, text } = await ask(question);
  if (status === 200) return text;
  throw new CommandFault(explained(text) ?? `The server responded with status ${status}.`, exitCodes.refused);
}

/** The messages of a problem document; several parameters may be wrong at once. */
function explained(text: string): string | undefined {
  try {
    const { detail, errors = [], title } = JSON.parse(text);
    const messages: readonly string[] = errors.map(({ message }: { message: string }) => message);
    return [...new Set([detail ?? title, ...messages])].join('\n');
  } catch {
    return undefined;
  }
}

/** Waits for a slow reader; a reader that has gone, such as `head`, ends the command quietly. */
export function print(text: string, end = '\n'): void {
  let rest = Buffer.from(`${text}${end}`);
  while (rest.length > 0)
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EPIPE') return;
      if (code !== 'EAGAIN') throw error;
    }
}
