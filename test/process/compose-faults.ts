// The faults of a file for Docker Compose, in its YAML, by the schema of Compose (in the package dclint), and in names without a target.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { parseDocument } from 'yaml';
import { projectFolder } from '../../src/settings/project-folder.js';
import { stagesOf } from './image/dockerfile.js';

interface Service {
  readonly build?: { readonly context: string; readonly dockerfile: string; readonly target?: string };
  readonly volumes?: readonly string[];
  readonly networks?: readonly string[] | Readonly<Record<string, object>>;
  readonly depends_on?: Readonly<Record<string, object>>;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: object;
  readonly volumes: object;
}

const schema = join(projectFolder(), 'node_modules', 'dclint', 'schemas', 'compose.schema.json');
// The schema names its own language with https, by which Ajv does not know it.
const ajv = new Ajv({ strict: false, allErrors: true, logger: false, validateSchema: false });
addFormats.default(ajv);
const isCompose = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')));

export function composeFaults(text: string, folder: string): readonly string[] {
  const document = parseDocument(text, { merge: true });
  if (document.errors.length > 0) return document.errors.map(({ message }) => message);
  let content: Compose;
  try {
    content = document.toJS() as Compose;
  } catch (error) {
    return [(error as Error).message];
  }
  if (!isCompose(content))
    return (isCompose.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  return [
    ...variableFaults(text, readFileSync(join(folder, 'fleet.env.example'), 'utf8')),
    ...Object.entries(content.services).flatMap(([name, service]) =>
      serviceFaults(service, content, folder).map((fault) => `${name}: ${fault}`),
    ),
  ];
}

function serviceFaults(service: Service, all: Compose, folder: string): readonly string[] {
  const { build, volumes = [], networks = [], depends_on = {} } = service;
  const faults: string[] = [];
  const check = (kind: string, name: string, exists: boolean) => {
    if (!exists) faults.push(`no ${kind} ${name}`);
  };
  for (const volume of volumes) {
    const [source = ''] = volume.split(':');
    if (source.startsWith('.')) check('file', source, existsSync(join(folder, source)));
    else check('volume', source, source in all.volumes);
  }
  for (const name of Array.isArray(networks) ? networks : Object.keys(networks))
    check('network', name, name in all.networks);
  for (const name of Object.keys(depends_on)) check('service', name, name in all.services);
  if (build !== undefined) {
    const file = join(folder, build.context, build.dockerfile);
    check('file', build.dockerfile, existsSync(file));
    const names = stagesOf(readFileSync(file, 'utf8')).map((stage) => stage.name);
    if (build.target !== undefined) check('stage', build.target, names.includes(build.target));
  }
  return faults;
}

const variableFaults = (text: string, example: string): readonly string[] =>
  [...text.matchAll(/\$\{(\w+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !new RegExp(`^${name}=`, 'm').test(example))
    .map((name) => `no variable ${name}`);
