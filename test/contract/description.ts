// Checks responses against the service's own description: the operation by its path, the response by its status.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

export interface OpenApi {
  readonly paths: Readonly<
    Record<string, { readonly get: { readonly responses: Readonly<Record<string, unknown>> } }>
  >;
  readonly components: { readonly schemas: object; readonly responses: object };
}

/** Returns a complaint, or undefined if the response is as described. */
export type Judge = (path: string, status: number, body: unknown, type?: string) => string | undefined;

export function judgeBy(document: OpenApi): Judge {
  const ajv = new Ajv2020({ strict: false, code: { optimize: false } });
  addFormats.default(ajv);
  ajv.addSchema(document, 'openapi');
  const validators = new Map<string, ValidateFunction>();
  const templates = Object.keys(document.paths).map((template) => ({
    template,
    segments: segmentsOf(template),
  }));

  function validate(pointer: readonly string[], body: unknown): string | undefined {
    const $ref = `openapi#/${pointer.map(escaped).join('/')}`;
    const validator = validators.get($ref) ?? ajv.compile({ $ref });
    validators.set($ref, validator);
    return validator(body) ? undefined : ajv.errorsText(validator.errors, { dataVar: 'answer' });
  }

  /** Among several matching templates, the one with the fewest parameters applies. */
  function templateOf(path: string): string | undefined {
    const segments = segmentsOf(path.split('?', 1)[0] as string);
    const fitting = templates.filter((candidate) => fits(candidate.segments, segments));
    const parameters = (template: string) => template.split('{').length;
    return fitting.map(({ template }) => template).sort((a, b) => parameters(a) - parameters(b))[0];
  }

  return (path, status, body, success) => {
    const template = templateOf(path);
    if (template === undefined) {
      if (status >= 400) return validate(['components', 'schemas', 'Problem'], body);
      return path.startsWith('/api/') ? 'the path is not described' : undefined;
    }
    const responses = document.paths[template]?.get.responses ?? {};
    const described = String(status) in responses ? String(status) : 'default';
    if (!(described in responses) || (described === 'default' && status < 400))
      return `${status} is not described`;
    if (status === 304) return undefined;
    const { $ref } = responses[described] as { readonly $ref?: string };
    const response = $ref?.split('/').slice(1) ?? ['paths', template, 'get', 'responses', described];
    const type = status >= 400 ? 'application/problem+json' : (success ?? jsonTypeOf(responses[described]));
    return validate([...response, 'content', type, 'schema'], body);
  };
}

/** The schema of any media type that is JSON, such as GeoJSON. */
function jsonTypeOf(response: unknown): string {
  const { content = {} } = response as { readonly content?: Readonly<Record<string, object>> };
  return Object.keys(content).find((type) => type.endsWith('json')) ?? 'application/json';
}

const escaped = (token: string) => encodeURIComponent(token.replaceAll('~', '~0').replaceAll('/', '~1'));

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

function fits(template: readonly string[], segments: readonly string[]): boolean {
  return (
    template.length === segments.length &&
    template.every(
      (part, index) => part.startsWith('{') || part.toLowerCase() === segments[index]?.toLowerCase(),
    )
  );
}
