// Sends a request to the dataset in the package, or to a server. Both return the response of the same API.
import { join } from 'node:path';

import { colombia } from '../../src/country/index.js';
import { createService } from '../../src/server/service/create-service.js';
import { projectFolder } from '../../src/settings/project-folder.js';
import { readSettings } from '../../src/settings/settings.js';
import { readDatasetFiles } from '../../src/storage/files/read-dataset-files.js';
import { batch } from '../../src/surfaces/batch/batch.js';
import { CommandFault, exitCodes } from './command-fault.js';

export interface Question {
  readonly path: string;
  /** The rows of a batch. */
  readonly rows?: { readonly type: string; readonly text: string };
  readonly language: string;
}

export interface Response {
  readonly status: number;
  readonly text: string;
}

export type AskService = (question: Question) => Promise<Response>;

const headersOf = ({ rows, language }: Question) => ({
  'accept-language': language,
  ...(rows !== undefined && { 'content-type': rows.type }),
});

export async function embeddedService(): Promise<AskService> {
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

export function remoteService(origin: string): AskService {
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
