// Comments that name a request, and the blocks below them.
import { describe, expect, it } from 'vitest';
import { sharedService } from '../../test/system/shared-service.js';
import { readExampleComment } from './example-comment.js';
import { fillExamples, withoutTags } from './guide-examples.js';

const { service } = await sharedService();

describe('the comment', () => {
  it.each([
    [
      '<!-- example: GET /api/v1/City/167 -->',
      { path: '/api/v1/City/167', lines: undefined, show: undefined },
    ],
    [
      '<!-- example: GET /x?a=b,c&d[e]=1 lines: 20 -->',
      { path: '/x?a=b,c&d[e]=1', lines: 20, show: undefined },
    ],
    [
      '<!-- example: GET /x show: status etag cache-control -->',
      { path: '/x', lines: undefined, show: ['status', 'etag', 'cache-control'] },
    ],
    ['<!-- example: GET /x show: status lines: 3 -->', { path: '/x', lines: 3, show: ['status'] }],
    ['<!-- generated: example -->', undefined],
    ['Some text.', undefined],
  ])('%s', (text, expected) => {
    expect(readExampleComment(text)).toEqual(expected);
  });

  it.each([
    '<!-- example: POST /x -->',
    '<!-- example: /x -->',
    '<!-- example: GET /x line: 20 -->',
    '<!-- example: GET x -->',
  ])('%s is refused, not passed over', (text) => {
    expect(() => readExampleComment(text)).toThrow('cannot be read');
  });
});

describe('a block below it', () => {
  const fill = (comment: string, language: string) =>
    fillExamples(
      service,
      `Before.\n\n<!-- example: ${comment} -->\n\`\`\`${language}\nold\n\`\`\`\n\nAfter.`,
      'here.md',
    );

  it('contains the response, and the rest is unchanged', async () => {
    const filled = await fill('GET /api/v1/Holiday/year/2026/month/8', 'json');
    expect(filled).toMatch(/^Before\.\n\n<!-- example/);
    expect(filled).toMatch(/```\n\nAfter\.$/);
    const answer = JSON.parse(/```json\n([\s\S]*?)\n```/.exec(filled)?.[1] as string);
    expect(answer[0].name).toBe('Batalla de Boyacá');
    expect(await fillExamples(service, filled, 'here.md')).toBe(filled);
  });

  it('is cut where the comment states', async () => {
    const filled = await fill('GET /api/v1/Region lines: 3', 'json');
    expect(filled).toContain('[\n  {\n    "id": 1,\n...\n```');
  });

  it('shows the requested status and headers, in that order', async () => {
    const filled = await fill('GET /api/v1/City/0 show: status content-type', 'http');
    expect(filled).toContain(
      'HTTP/1.1 400 Bad Request\ncontent-type: application/problem+json; charset=utf-8\n```',
    );
    await expect(fill('GET /api/v1 show: no-such-field', 'http')).rejects.toThrow('no header no-such-field');
  });

  it('is in the language of the document', async () => {
    const text = '<!-- example: GET /api/v1/City/0 -->\n```json\n```';
    expect(await fillExamples(service, text, 'here.md')).toContain('"A parameter is not valid"');
    expect(await fillExamples(service, text, 'here.es.md')).toContain('"Un parámetro no es válido"');
  });

  it('is required', async () => {
    await expect(fillExamples(service, '<!-- example: GET /api/v1 -->\n\nText.', 'here.md')).rejects.toThrow(
      'here.md:1',
    );
  });

  it('is compared without its tag', () => {
    expect(withoutTags('a\netag: "abc"\nb')).toBe('a\netag: "..."\nb');
  });
});
