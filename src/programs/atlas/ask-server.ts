// Sends API requests to the server of --url, with a limit of time and size. `fetch` would take twice the processor time of all the rest.
import type { IncomingMessage } from 'node:http';
import { createGunzip } from 'node:zlib';
import { CommandFault, exitCodes } from '../command-fault.js';
import type { AskService } from './question.js';

const MEGABYTE = 2 ** 20;
const LONGEST_BODY = 64 * MEGABYTE;
const MOST_REDIRECTS = 5;

export function askServer(origin: string, seconds = '30'): AskService {
  if (!URL.canParse(origin) || !/^https?:$/.test(new URL(origin).protocol))
    throw new CommandFault({
      en: `--url must be the address of a server such as http://127.0.0.1:8080, not "${origin}".`,
      es: `--url debe ser la dirección de un servidor, como http://127.0.0.1:8080, no «${origin}».`,
    });
  const wait = Number(seconds);
  if (!(wait > 0 && wait <= 3600))
    throw new CommandFault({
      en: `--timeout must be a number of seconds from 1 to 3600, not "${seconds}".`,
      es: `--timeout debe ser una cantidad de segundos de 1 a 3600, no «${seconds}».`,
    });
  const base = origin.replace(/\/+$/, '').replace(/\/api\/v1$/i, '');
  return async ({ path, rows, language }) => {
    const headers = {
      'accept-encoding': 'gzip',
      'accept-language': language,
      ...(rows && { 'content-type': rows.type }),
    };
    const ended = new AbortController();
    const timer = setTimeout(() => ended.abort(), wait * 1000);
    try {
      const response = await responseAt(new URL(`${base}${path}`), headers, rows?.text, ended.signal);
      return { status: response.statusCode ?? 0, text: await responseBody(response, base) };
    } catch (error) {
      if (error instanceof CommandFault) throw error;
      throw ended.signal.aborted ? late(base, seconds) : unreachable(error as Error, base);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Rows are never sent to another address. */
async function responseAt(
  url: URL,
  headers: Readonly<Record<string, string>>,
  rows: string | undefined,
  signal: AbortSignal,
  redirects = 0,
): Promise<IncomingMessage> {
  const { request } = await (url.protocol === 'https:' ? import('node:https') : import('node:http'));
  const method = rows === undefined ? 'GET' : 'POST';
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { method, headers, signal }, resolve).on('error', reject).end(rows);
  });
  const { location } = response.headers;
  if (location === undefined || Math.trunc((response.statusCode ?? 0) / 100) !== 3) return response;
  response.destroy();
  const next = new URL(location, url);
  if (rows !== undefined || redirects === MOST_REDIRECTS || !/^https?:$/.test(next.protocol))
    throw new Error(`it redirects to ${next.href}`);
  return responseAt(next, headers, rows, signal, redirects + 1);
}

/** Stops at the limit, so that an endless response cannot fill the memory. */
async function responseBody(response: IncomingMessage, base: string): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  const isPacked = response.headers['content-encoding'] === 'gzip';
  for await (const part of isPacked ? unpacked(response) : response) {
    size += part.length;
    if (size > LONGEST_BODY)
      throw new CommandFault(
        {
          en: `The response of ${base} is longer than ${LONGEST_BODY / MEGABYTE} MB. Ask for less, with --limit or --fields.`,
          es: `La respuesta de ${base} pasa de ${LONGEST_BODY / MEGABYTE} MB. Pide menos, con --limit o --fields.`,
        },
        exitCodes.unreachable,
      );
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** A connection that breaks ends the unpacking, too. */
function unpacked(response: IncomingMessage): NodeJS.ReadableStream {
  const unpacker = createGunzip();
  response.on('error', (error) => unpacker.destroy(error));
  return response.pipe(unpacker);
}

const late = (base: string, seconds: string) =>
  new CommandFault(
    {
      en: `${base} did not respond within ${seconds} s. --timeout changes the limit.`,
      es: `${base} no respondió en ${seconds} s. --timeout cambia el límite.`,
    },
    exitCodes.unreachable,
  );

function unreachable(error: Error, base: string): CommandFault {
  // A name with several addresses has an error for each.
  const reason = error.message || (error as NodeJS.ErrnoException).code;
  return new CommandFault(
    {
      en: `${base} cannot be reached: ${reason}. Without --url, the command uses the data of the package.`,
      es: `No se puede llegar a ${base}: ${reason}. Sin --url, el comando usa los datos del paquete.`,
    },
    exitCodes.unreachable,
  );
}
