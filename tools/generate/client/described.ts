// The service as the generator of the client reads it: its full description, and the table of operations that it describes.
import type { Service } from '../../../src/app.js';
import type { ModelFamily } from '../../../src/engine/model/model.js';
import type { Operation } from '../../../src/engine/operations/operation.js';
import type { JsonSchema } from '../../../src/engine/schema/shape-schema.js';

interface DescribedContent {
  readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

interface OperationEntry {
  readonly operationId: string;
  readonly description: string;
  readonly requestBody?: DescribedContent;
  readonly responses: Readonly<Record<string, DescribedContent>>;
}

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationEntry>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

export async function readDescription({ server }: Service): Promise<Description> {
  return JSON.parse((await server.inject('/openapi.full.json')).body) as Description;
}

export const familyKey = ({ record }: ModelFamily): string => atLower(record);

export const atLower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The schema of a body that is JSON; undefined if it is a table, a picture or a calendar. */
export function jsonSchemaOf({ content }: DescribedContent): JsonSchema | undefined {
  const type = Object.keys(content).find((name) => /^application\/(.+\+)?json$/.test(name));
  return type === undefined ? undefined : content[type]?.schema;
}

export const described = ({ paths }: Description, path: string, method: 'get' | 'post'): OperationEntry =>
  paths[path]?.[method] as OperationEntry;

/** An operation is left out if another path has a better name, or if its response is not JSON. */
export function hasMethod(description: Description, { id, path, sameAs, owner }: Operation): boolean {
  const isOldPath = owner !== undefined && !path.startsWith(`${pathOfGroup(owner, id)}`);
  const success = described(description, path, 'get').responses[200] as DescribedContent;
  return sameAs === undefined && !isOldPath && jsonSchemaOf(success) !== undefined;
}

/** Operations that compute, such as `workingDayAdd`, have another first segment than their family. */
function pathOfGroup(owner: ModelFamily, id: string): string {
  return id.startsWith(familyKey(owner)) ? `/api/v1/${owner.path}` : '/api/v1/';
}
