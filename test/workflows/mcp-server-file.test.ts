// server.json for the registry of MCP servers, with an example address.
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { copied } from '../../lab/judges/copied.js';
import { mcpServerFile } from '../../tools/generate/citation-files.js';

const example = { version: '1.2.3', repository: { url: 'git+https://github.com/Owner/atlas.git' } };
const schema = copied('registry/docs/reference/server-json/server.schema.json');

it('names the repository and the image of the release', () => {
  const [file, ...others] = mcpServerFile(example);
  expect([file?.path, others]).toEqual(['server.json', []]);
  const server = JSON.parse(file?.text ?? '');
  expect(server.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  expect(server.description.length).toBeLessThanOrEqual(100);
  expect(server).toMatchObject({
    name: 'io.github.Owner/atlas',
    version: '1.2.3',
    repository: { url: 'https://github.com/Owner/atlas', source: 'github' },
    packages: [{ registryType: 'oci', identifier: 'ghcr.io/owner/atlas:1.2.3' }],
  });
});

it.each([
  ['without a repository', { version: '1.2.3' }],
  ['with a repository elsewhere', { ...example, repository: { url: 'https://example.org/atlas.git' } }],
])('is absent %s', (_, software) => {
  expect(mcpServerFile(software)).toEqual([]);
});

it.skipIf(schema === undefined)('fits the schema of the registry', () => {
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(schema ?? '{}'));
  const server = JSON.parse(mcpServerFile(example)[0]?.text ?? '');
  expect([validate(server), validate.errors]).toEqual([true, null]);
  expect(validate({ ...server, name: undefined })).toBe(false);
});
