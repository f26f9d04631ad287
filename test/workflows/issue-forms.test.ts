// The issue forms have the parts that GitHub requires. `npm run judges` compares them with the public schema, which is not in the project.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectFolder } from '../../src/settings/project-folder.js';

interface Element {
  readonly type: string;
  readonly id?: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

const folder = join(projectFolder(), '.github', 'ISSUE_TEMPLATE');
const read = (name: string) => parse(readFileSync(join(folder, name), 'utf8'));
const forms = readdirSync(folder).filter((name) => name !== 'config.yml');

it('are in both languages', () => {
  expect(forms.length).toBeGreaterThan(0);
  expect(forms.length % 2).toBe(0);
});

describe.each(forms)('%s', (name) => {
  const { body, ...form } = read(name) as { readonly body: readonly Element[] };
  const questions = body.filter(({ type }) => type !== 'markdown');

  it('has a name, a description and questions', () => {
    expect(form).toMatchObject({ name: expect.stringMatching(/./), description: expect.stringMatching(/./) });
    expect(questions).not.toEqual([]);
    const known = ['name', 'description', 'title', 'labels', 'assignees', 'projects', 'type'];
    expect(Object.keys(form).filter((key) => !known.includes(key))).toEqual([]);
  });

  it('has questions with a label and a unique id', () => {
    for (const { type, attributes } of questions) {
      expect(['input', 'textarea', 'dropdown', 'checkboxes']).toContain(type);
      expect(attributes.label).toEqual(expect.stringMatching(/./));
      if (['dropdown', 'checkboxes'].includes(type)) expect(attributes.options).toHaveProperty('0');
    }
    const ids = questions.flatMap(({ id }) => id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[\w-]+$/);
  });
});

it('have a list of other places to ask, each with a URL', () => {
  const { blank_issues_enabled, contact_links = [] } = read('config.yml');
  expect(blank_issues_enabled).toEqual(expect.any(Boolean));
  for (const link of contact_links) {
    expect(Object.keys(link).toSorted()).toEqual(['about', 'name', 'url']);
    expect(link.url).toMatch(/^https:\/\//);
  }
});
