// Sends API requests to the server of --url, with a limit of time and size.
import { CommandFault, exitCodes } from '../command-fault.js';
import type { AskService } from './question.js';

const MEGABYTE = 2 ** 20;
const LONGEST_BODY = 64 * MEGABYTE;

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
    const headers = { 'accept-language': language, ...(rows && { 'content-type': rows.type }) };
    const sent = rows === undefined ? {} : { method: 'POST', body: rows.text, redirect: 'error' as const };
    // If the server closes each connection at once, `fetch` never settles. Node.js would exit without waiting for `AbortSignal.timeout`.
    const ended = new AbortController();
    const timer = setTimeout(() => ended.abort(new DOMException('', 'TimeoutError')), wait * 1000);
    try {
      const response = await fetch(`${base}${path}`, { ...sent, headers, signal: ended.signal });
      return { status: response.status, text: await responseBody(response, base) };
    } catch (error) {
      if (error instanceof CommandFault) throw error;
      throw unreachable(error as Error, base, seconds);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Stops at the limit, so that an endless response cannot fill the memory. */
async function responseBody({ body }: globalThis.Response, base: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
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

function unreachable({ name, message, cause }: Error, base: string, seconds: string): CommandFault {
  if (name === 'TimeoutError')
    return new CommandFault(
      {
        en: `${base} did not respond within ${seconds} s. --timeout changes the limit.`,
        es: `${base} no respondió en ${seconds} s. --timeout cambia el límite.`,
      },
      exitCodes.unreachable,
    );
  const reason = cause instanceof Error ? cause.message || cause.name : message;
  return new CommandFault(
    {
      en: `${base} cannot be reached: ${reason}. Without --url, the command uses the data of the package.`,
      es: `No se puede llegar a ${base}: ${reason}. Sin --url, el comando usa los datos del paquete.`,
    },
    exitCodes.unreachable,
  );
}
