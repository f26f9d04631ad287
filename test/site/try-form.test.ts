// The form on the page of every operation, in both languages, begins with the example and offers all parameters of the operation.
import { beforeAll, expect, it } from 'vitest';
import type { Operation } from '../../src/engine/operations/operation.js';
import { filterName } from '../../src/engine/operations/request/request-path.js';
import {
  findElement,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  readHtml,
  textOf,
} from '../../src/site/markdown/page-markdown.js';
import { type TriedValue, triedRequest } from '../../src/site/operations/try-request.js';
import { inLanguage, type Language, languages, operationAddress } from '../../src/site/shell/addresses.js';
import { sharedService } from '../system/shared-service.js';
import { isFull, partOfEach } from '../system/size.js';

interface TriedPage {
  readonly operation: Operation;
  readonly language: Language;
  readonly path: string;
  readonly form: HtmlElement;
  readonly answer: HtmlElement;
}

const pages: TriedPage[] = [];

beforeAll(async () => {
  const { service } = await sharedService();
  for (const language of languages)
    for (const operation of partOfEach(
      service.operations,
      ({ kind }) => kind,
      12,
      languages.indexOf(language),
    )) {
      const path = inLanguage(language, operationAddress(operation));
      const { body } = await service.server.inject(path);
      const main = body.slice(body.indexOf('<main'), body.indexOf('</main>') + '</main>'.length);
      const all = elementsIn(readHtml(main));
      const one = (name: string) => all.find((element) => hasClass(element, name)) as HtmlElement;
      pages.push({ operation, language, path, form: one('try-form'), answer: one('tried-answer') });
    }
});

const isElement = (node: HtmlNode): node is HtmlElement => typeof node !== 'string';

function elementsIn(nodes: readonly HtmlNode[]): readonly HtmlElement[] {
  return nodes.filter(isElement).flatMap((element) => [element, ...elementsIn(element.children)]);
}

const controlsOf = (form: HtmlElement) =>
  elementsIn(form.children).filter(({ attributes }) => attributes['data-name'] !== undefined);

/** The initial value of a control in a browser. */
function entered({ name, attributes, children }: HtmlElement): string {
  const inside = elementsIn(children);
  if (name === 'input') return attributes.value ?? '';
  if (name === 'select')
    return inside.find((option) => option.attributes.selected !== undefined)?.attributes.value ?? '';
  return inside
    .filter((input) => input.attributes.checked !== undefined || input.attributes.type === 'text')
    .map((input) => input.attributes.value ?? '')
    .filter((value) => value !== '')
    .join();
}

it('begins with the example, and names it', () => {
  expect(pages.length).toBeGreaterThan(isFull ? 400 : 50);
  let examples = 0;
  for (const { operation, path, form, answer } of pages) {
    const values = controlsOf(form).map((control): TriedValue => {
      const { 'data-name': name = '', 'data-in': location } = control.attributes;
      return { in: location === 'path' ? 'path' : 'query', name, value: entered(control) };
    });
    const request = triedRequest(operation.path, values);
    expect(request, path).not.toContain('{');
    expect(form.attributes['data-path'], path).toBe(operation.path);
    const named = elementsIn(form.children).find((element) =>
      hasClass(element, 'try-request'),
    ) as HtmlElement;
    expect([path, findElement([named], 'a')?.attributes.href]).toEqual([path, request]);
    const example = findElement([answer], 'a')?.attributes.href;
    if (example === undefined) continue;
    examples++;
    expect([path, request]).toEqual([path, example]);
  }
  expect(examples).toBeGreaterThan(pages.length * 0.9);
});

it('has one control for each parameter, with a label and the help it refers to', () => {
  for (const { operation, path, form } of pages) {
    const all = elementsIn(form.children);
    const expected = [...operation.parameters, ...operation.options].filter(
      ({ filter }) => filter === undefined,
    );
    const names = controlsOf(form).map(
      ({ attributes }) => `${attributes['data-in']} ${attributes['data-name']}`,
    );
    expect(names.sort(), path).toEqual(expected.map((each) => `${each.in} ${each.name}`).sort());
    const ids = new Set(all.flatMap(({ attributes }) => attributes.id ?? []));
    for (const control of controlsOf(form)) {
      const { id, 'aria-describedby': help, 'data-name': name } = control.attributes;
      const label =
        control.name === 'fieldset'
          ? findElement([control], 'legend')
          : all.find((element) => element.name === 'label' && element.attributes.for === id);
      expect(label && textOf(label).trim(), `${path} ${name}`).toMatch(/\S/);
      if (help !== undefined) expect(ids, path).toContain(help);
    }
  }
});

it('offers exactly the possible comparisons, all in words', () => {
  for (const { operation, path, form } of pages) {
    const template = findElement([form], 'template');
    const options = template === undefined ? [] : elementsIn(template.children);
    const offered = options.flatMap(({ attributes }) =>
      (attributes['data-ways']?.split(' ') ?? []).map((way) => filterName(attributes.value ?? '', way)),
    );
    const filters = operation.options.filter(({ filter }) => filter !== undefined);
    expect(offered.sort(), path).toEqual(filters.map(({ name }) => name).sort());
    const inWords = new Set(
      options.flatMap(({ name, attributes }) => (name === 'option' ? attributes.value : [])),
    );
    for (const { filter } of filters) expect(inWords, path).toContain(filter?.operator);
  }
});

it('is hidden without a script, and is in the language of the page', () => {
  for (const { path, language, form } of pages) {
    expect(form.attributes.hidden, path).toBeDefined();
    expect(textOf(findElement([form], 'h3') as HtmlElement)).toBe(language === 'en' ? 'Try it' : 'Pruébala');
  }
});
