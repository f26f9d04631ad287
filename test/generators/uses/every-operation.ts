// Calls every operation of the description with the client of @hey-api/openapi-ts, batches with their examples.
import { readFileSync } from 'node:fs';
import { client } from './generated/hey-api/client.gen.js';
import * as sdk from './generated/hey-api/sdk.gen.js';

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly example?: unknown;
}

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
}

const { paths, components } = JSON.parse(readFileSync('lean.json', 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
};
/** Values of parameters in the query that a description has no example for. */
const values: Readonly<Record<string, unknown>> = {
  ...{ from: '2026-01-01', to: '2026-02-01', date: '2026-01-01', days: 5, q: 'cali', by: 'population' },
  ...{ lat: 4.65, lon: -74.1, Page: 1, PageSize: 2, year: 2025, place: 'Cali' },
};

client.setConfig({ baseUrl: process.argv[2] as string });
const functions = sdk as unknown as Readonly<
  Record<string, (options: object) => Promise<{ readonly response?: Response }>>
>;
const statuses: Record<string, number | undefined> = {};
for (const { operationId, parameters = [], requestBody } of Object.values(paths).flatMap((path) =>
  Object.values(path),
)) {
  const all = parameters.map((each) =>
    each.$ref === undefined ? each : (components.parameters[each.$ref.split('/').at(-1) ?? ''] as Parameter),
  );
  const given = (location: string) =>
    Object.fromEntries(
      all
        .filter((each) => each.in === location)
        .filter(
          ({ required, name }) =>
            required || operationId === 'locate' || (operationId.endsWith('Cell') && name in values),
        )
        .filter(({ name }) => name !== 'point')
        .map(({ name, example }) => [name, example ?? values[name]]),
    );
  const [content] = Object.values(requestBody?.content ?? {});
  const body = content?.example ?? (content && { queries: '{"q0":{"query":"Cali"}}' });
  const call = functions[operationId];
  const answer = await call?.({ path: given('path'), query: given('query'), ...(body ? { body } : {}) });
  statuses[operationId] = answer?.response?.status;
}
console.log(JSON.stringify(statuses));
