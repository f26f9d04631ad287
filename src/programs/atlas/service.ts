// The service behind a command, which is the data of the package or a server. A problem becomes a fault in the terms of the command line.
import { CommandFault, exitCodes } from '../command-fault.js';
import type { AskService, Question, Response } from './question.js';
import type { Call } from './read-command.js';

/** Only the modules of the chosen service are loaded. */
export async function openService({ options: { url, timeout } }: Call): Promise<AskService> {
  if (url === undefined) return (await import('./ask-dataset.js')).askDataset();
  return (await import('./ask-server.js')).askServer(url, timeout);
}

/** The body of a successful response. */
export async function textOf(ask: AskService, question: Question, nowhere?: CommandFault): Promise<string> {
  const response = await ask(question);
  const { status, text } = response;
  if (status === 200) return text;
  const fault = faultOf(response);
  // The path does not exist because of the words of the command.
  throw status === 404 && fault.exitCode === exitCodes.usage ? (nowhere ?? fault) : fault;
}

interface ProblemText {
  readonly type?: unknown;
  readonly title?: unknown;
  readonly detail?: unknown;
  readonly errors?: unknown;
}

function faultOf({ status, text }: Response): CommandFault {
  const { type, title, detail, errors } = problemIn(text);
  const messages = Array.isArray(errors) ? errors.map(inCommandWords) : [];
  const told = [messages, detail, title].flat().filter((each) => typeof each === 'string' && each !== '');
  const [first] = told;
  const shown = messages.length > 0 ? [...new Set(messages)].join('\n') : inCommandWords({ message: first });
  const isBusy = status === 429 || status >= 500;
  // Every problem of Atlas has a type. Without one, --url is another service, or a proxy has answered.
  const isForeign = typeof type !== 'string';
  const isUnknownPath = !isForeign && type.endsWith('unknown-path');
  const exitCode =
    isBusy || isForeign
      ? exitCodes.unreachable
      : status === 404 && !isUnknownPath
        ? exitCodes.refused
        : exitCodes.usage;
  return first === undefined
    ? new CommandFault(
        {
          en: `The server responded with status ${status}.${isBusy ? '' : ' Is --url the address of an Atlas server?'}`,
          es: `El servidor respondió con el estado ${status}.${isBusy ? '' : ' ¿Es --url la dirección de un servidor de Atlas?'}`,
        },
        exitCode,
      )
    : new CommandFault({ en: shown, es: shown }, exitCode);
}

function problemIn(text: string): ProblemText {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/** The names of API parameters on the command line. */
const STATUS_WORDS: Readonly<Record<string, string>> = {
  sortBy: '--sort',
  countBy: '--by',
  limit: '--limit',
  offset: '--offset',
  fields: '--fields',
  expand: '--expand',
  families: '--families',
  days: '--add',
  q: 'text',
  lat: 'latitude',
  lon: 'longitude',
};

function inCommandWords(error: unknown): string {
  const { parameter, message } = (error ?? {}) as { parameter?: unknown; message?: unknown };
  const text = typeof message === 'string' ? message : '';
  const word = STATUS_WORDS[String(parameter)];
  const named = word === undefined ? text : text.replaceAll(new RegExp(`\\b${parameter}\\b`, 'g'), word);
  return named
    .replaceAll(/(\w+)\[(\w+)\]/g, '$1.$2')
    .replaceAll(/, (?:at|en) (?=\/api)/g, ': ')
    .replaceAll(/It is at (?=\/api)/g, 'See ')
    .replaceAll(/Está en (?=\/api)/g, 'Consulta ')
    .replaceAll(/(?:GET )?\/api\/v1(?:\/[^\s,;]*[^\s,;.)])?/g, commandOfPath);
}

function commandOfPath(path: string): string {
  const [family, ...rest] = path.split('/').slice(3).map(decodeURIComponent);
  if (family === undefined) return 'atlas families';
  if (rest[0] === 'search') return `atlas search ${rest[1] ?? ''} --families ${family}`;
  return rest.length === 0 ? `atlas list ${family}` : ['atlas get', family, ...rest].join(' ');
}
