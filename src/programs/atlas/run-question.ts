// Runs a command that reads data: opens the service, sends the request, writes the response or the reason for its absence.
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { colombia } from '../../country/index.js';
import { createService } from '../../server/service/create-service.js';
import { projectFolder } from '../../settings/project-folder.js';
import { readSettings } from '../../settings/settings.js';
import { readDatasetFiles } from '../../storage/files/assemble-dataset.js';
import { batch } from '../../surfaces/batch/batch.js';
import { CommandFault, exitCodes } from '../program.js';
import { showValue } from './show-value.js';

/** Sends a request to the dataset in the package, or to a server. Both return the response of the same API. */
interface Question {
  readonly path: string;
  /** The rows of a batch. */
  readonly rows?: { readonly type: string; readonly text: string };
  readonly language: string;
}

interface Response {
  readonly status: number;
  readonly text: string;
}

type AskService = (question: Question) => Promise<Response>;

const headersOf = ({ rows, language }: Question) => ({
  'accept-language': language,
  ...(rows !== undefined && { 'content-type': rows.type }),
});

async function embeddedService(): Promise<AskService> {
  // Only variables of the data apply: a command has no clients and no port.
  const settings = readSettings({ WARM_UP: 'off', RATE_LIMIT: '0' });
  const folder = process.env.DATA_FOLDER || join(projectFolder(), 'data');
  const dataset = await readDatasetFiles(colombia, folder);
  const { server } = createService({ model: colombia, dataset, surfaces: [batch], settings });
  return async (question) => {
    const { path: url, rows } = question;
    const sent =
      rows === undefined ? { method: 'GET' as const } : { method: 'POST' as const, payload: rows.text };
    const { statusCode, body } = await server.inject({ ...sent, url, headers: headersOf(question) });
    return { status: statusCode, text: body };
  };
}

function remoteService(origin: string): AskService {
  if (!URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol))
    throw new CommandFault(
      `--url must be the address of a server such as http://127.0.0.1:8080, not "${origin}".`,
      exitCodes.usage,
    );
  const base = origin.replace(/\/+$/, '');
  return async (question) => {
    const { path, rows } = question;
    const sent = rows === undefined ? {} : { method: 'POST', body: rows.text };
    try {
      const response = await fetch(`${base}${path}`, { ...sent, headers: headersOf(question) });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      const { cause = error } = error as Error;
      throw new CommandFault(
        `${base} cannot be reached: ${cause instanceof Error ? cause.message || cause.name : cause}. Without --url, the command uses the dataset of the package.`,
        exitCodes.unreachable,
      );
    }
  };
}

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
  shape: 'list' | 'record' = 'record',
): Promise<void> {
  const ask = await openService(options);
  const text = await textOf(ask, { ...question, language: options.lang });
  if (options.json === true) return print(text);
  const { isTTY: isTerminal = false, columns: width = 80 } = process.stdout;
  const hasColours = isTerminal && process.env.NO_COLOR === undefined;
  print(showValue(JSON.parse(text), { isTerminal, width, hasColours }, shape).join('\n'));
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
