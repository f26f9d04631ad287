// Documents that take a second to make are finished by the build, with their compressed copies. They are used only if this service would
// make the same ones: the same program, edition, model and version. Otherwise they are made on first request.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltDocument, Document } from '../../server/http/responses/documents.js';
import type { Origins } from '../../server/http/responses/served-edition.js';
import { builtDocumentsFolder, packageVersion } from '../../settings/project-folder.js';
import { ORIGIN, UNKNOWN_ORIGIN } from './code.js';

/** The file with the identity of all of them. */
export const IDENTITY = 'identity.txt';

/** The program is not part of it: a build has the documents that its own program has made, or none. */
export const documentsIdentity = async (fingerprint: string): Promise<string> =>
  `${fingerprint} ${await packageVersion()}\n`;

/** The document at a path. If it contains the origin of the service, which the build does not know, the origin is inserted. */
export const builtDocument =
  (path: string, shown?: Origins): NonNullable<Document['built']> =>
  async (fingerprint) => {
    const folder = builtDocumentsFolder();
    if (folder === undefined) return undefined;
    try {
      if ((await readFile(join(folder, IDENTITY), 'utf8')) !== (await documentsIdentity(fingerprint)))
        return undefined;
      return await readBuilt(join(folder, path), shown);
    } catch (error) {
      // The files are gone if the build was replaced twice.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };

async function readBuilt(file: string, shown: Origins | undefined): Promise<BuiltDocument> {
  const body = await readFile(file);
  const origin = shown?.publicOrigin ?? shown?.localOrigin ?? ORIGIN;
  const completed = shown === undefined ? body : Buffer.from(completedText(body.toString(), origin));
  // The compressed copies contain the default origin.
  if (origin !== ORIGIN) return { body: completed, copies: undefined };
  const [brotli, gzip] = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)]);
  return { body: completed, copies: { brotli, gzip } };
}

export const completedText = (text: string, origin: string): string =>
  text.replaceAll(UNKNOWN_ORIGIN, origin);
