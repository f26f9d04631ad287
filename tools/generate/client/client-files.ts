// The generated files of the client, laid out as the formatter of the project would.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Service } from '../../../src/app.js';
import { projectFolder } from '../../../src/settings/project-folder.js';
import type { GeneratedFile } from '../generated-file.js';
import { batchMethods, clientGroups, generalMethods } from './client-methods.js';
import { readDescription } from './described.js';
import { familyTypes } from './family-types.js';
import { methodTypes } from './method-types.js';
import { recordTypes } from './record-types.js';
import { requestTable } from './request-table.js';

const FOLDER = 'client/src/generated';

export async function clientFiles(service: Service): Promise<readonly GeneratedFile[]> {
  const { operations, batches } = service.engine;
  const description = await readDescription(service);
  const groups = clientGroups(description, operations);
  const general = generalMethods(operations);
  const sent = batchMethods(batches);
  const texts = {
    table: requestTable(groups, general, sent),
    records: recordTypes(description, operations),
    families: familyTypes(service.model, operations),
    methods: methodTypes(description, groups, general, sent),
  };
  return Object.entries(texts).map(([name, text]) => {
    const path = `${FOLDER}/${name}.ts`;
    return { path, text: formatted(path, text) };
  });
}

function formatted(path: string, input: string): string {
  const biome = join(projectFolder(), 'node_modules', '.bin', 'biome');
  return execFileSync(biome, ['format', `--stdin-file-path=${path}`], {
    cwd: projectFolder(),
    input,
    encoding: 'utf8',
  });
}
