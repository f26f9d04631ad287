// Every method of the client as a successful call, with the path that it requests. They come from the table behind the client, and the
// examples of the description.
import { BATCHES, COMMON, GENERAL, GROUPS } from '../../client/src/generated/table.js';
import type { OpenApi } from '../contract/description.js';

export interface ClientCall {
  /** The call in a program, without options. */
  readonly name: string;
  readonly args: readonly unknown[];
  /** The path template in the description. */
  readonly path: string;
  readonly isList: boolean;
}

interface DescribedParameter {
  readonly name: string;
  readonly in: string;
  readonly example?: unknown;
}

interface DescribedGet {
  readonly parameters?: readonly DescribedParameter[];
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { schema: unknown }>> }>
  >;
}

/** An operation without an example returns an empty list for most records. */
const ANY_ID = 2;

export function clientCalls(document: OpenApi): readonly ClientCall[] {
  const gets = Object.entries(document.paths).flatMap(([path, { get }]) =>
    get === undefined ? [] : [{ path, get: get as unknown as DescribedGet }],
  );
  const groups = Object.entries(GROUPS).map(([group, text]) => [`${group}.`, text.replace('+', COMMON)]);
  return [...groups, ['', ` ${GENERAL}`]].flatMap(([prefix = '', text = '']) => {
    const [base = '', ...methods] = text.split(' ');
    return methods.map((method) => {
      const [name = '', own = `/*/${name}`] = method.split('=');
      const [template = '', query] = `/api/v1/${base}${own}`.split('?');
      const found = gets.find(({ path }) => path.replaceAll(/\{\w+\}/g, '*') === template);
      if (found === undefined) throw new Error(`The description has no ${template}.`);
      const exampleOf = (wanted: string) =>
        found.get.parameters?.find((parameter) => parameter.name === wanted)?.example ?? ANY_ID;
      const inPath = [...found.path.matchAll(/\{(\w+)\}/g)].map(([, each]) => exampleOf(each as string));
      const schema = JSON.stringify(Object.values(found.get.responses[200]?.content ?? {})[0]?.schema);
      return {
        name: `${prefix}${name}`,
        args: [...inPath, ...(query?.split('&').map(exampleOf) ?? [])],
        path: found.path,
        isList: schema.includes('"type":"array"') && schema.startsWith('{"anyOf"') && name !== 'page',
      };
    });
  });
}

export const batchNames = Object.keys(BATCHES) as (keyof typeof BATCHES)[];
