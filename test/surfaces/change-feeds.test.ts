// The feeds of changes: they satisfy RFC 4287 and JSON Feed 1.1, and contain the history.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createService, type Service, surfacesOf } from '../../src/app.js';
import { readSettings } from '../../src/settings/settings.js';
import { jsonFeedSchema } from '../../src/surfaces/openapi/document-schemas.js';
import { toyDataset } from '../toy/toy-dataset.js';
import { toyModel } from '../toy/toy-model.js';

const ATOM = '/api/v1/changes/atom.xml';
const JSON_FEED = '/api/v1/changes/feed.json';
const URN = /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

let service: Service;
const get = (path: string) => service.server.inject(path);

beforeAll(() => {
  const dataset = toyDataset();
  const [first, last] = dataset.changes;
  const odd = { change: 'family', family: 'A & <B>', rows: 1 } as const;
  const changes = [first, { ...last, changes: [...(last?.changes ?? []), odd] }] as typeof dataset.changes;
  service = createService({
    model: toyModel,
    dataset: { ...dataset, changes },
    surfaces: surfacesOf(readSettings({})),
  });
});
afterAll(() => service.server.close());

/** The texts of all elements of a name, for XML without relevant attributes. */
function elements(xml: string, name: string): readonly string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, text = '']) => text,
  );
}

/** Every tag is closed, and every sign that requires it is escaped. */
function wellFormed(xml: string): boolean {
  const open: string[] = [];
  const body = xml.replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/, '');
  for (const [, close, name = '', empty] of body.matchAll(/<(\/?)([a-z]+)(?:\s+[\w:]+="[^"<]*")*(\/?)>/g)) {
    if (empty === '/') continue;
    if (close === '') open.push(name);
    else if (open.pop() !== name) return false;
  }
  const text = body.replaceAll(/<\/?[a-z]+(?:\s+[\w:]+="[^"<]*")*\/?>/g, '');
  return open.length === 0 && !/[<>]|&(?!(?:amp|lt|gt|quot);)/.test(text);
}

describe('Atom', () => {
  it('is well-formed XML of its media type', async () => {
    const { statusCode, headers, body } = await get(ATOM);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(wellFormed(body)).toBe(true);
    expect(wellFormed(body.replace('</entry>', ''))).toBe(false);
    expect(body).toContain('A &amp; &lt;B&gt; +1');
  });

  it('has the required elements of a feed, once', async () => {
    const { body } = await get(ATOM);
    const feed = body.replaceAll(/<entry>[\s\S]*?<\/entry>/g, '');
    expect(body).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
    for (const name of ['id', 'title', 'updated', 'author']) expect(elements(feed, name)).toHaveLength(1);
    expect(elements(feed, 'id')[0]).toMatch(URN);
    expect(elements(feed, 'updated')[0]).toMatch(INSTANT);
    expect(elements(elements(feed, 'author')[0] ?? '', 'name')).toHaveLength(1);
    expect(feed.match(/<link rel="self"/g)).toHaveLength(1);
  });

  it('has the required elements of entries, each with its own id, the newest first', async () => {
    const entries = elements((await get(ATOM)).body, 'entry');
    expect(entries).toHaveLength(2);
    for (const entry of entries) {
      for (const name of ['id', 'title', 'updated', 'summary', 'content'])
        expect(elements(entry, name)).toHaveLength(1);
      expect(elements(entry, 'id')[0]).toMatch(URN);
      expect(elements(entry, 'updated')[0]).toMatch(INSTANT);
      expect(entry.match(/<link rel="alternate"/g)).toHaveLength(1);
    }
    expect(new Set(entries.map((entry) => elements(entry, 'id')[0])).size).toBe(2);
    const dates = entries.map((entry) => elements(entry, 'updated')[0]);
    expect(dates).toEqual(['2000-01-01T00:00:00Z', '1999-06-01T00:00:00Z']);
  });
});

describe('JSON Feed', () => {
  it('is valid, of its media type', async () => {
    const { statusCode, headers, body } = await get(JSON_FEED);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/feed+json; charset=utf-8']);
    const validate = new Ajv2020({ strict: true, formats: { 'date-time': INSTANT } }).compile(jsonFeedSchema);
    validate(JSON.parse(body));
    expect(validate.errors).toBeNull();
  });

  it('has the same entries as Atom, by the same ids', async () => {
    const { items } = (await get(JSON_FEED)).json();
    const ids = elements((await get(ATOM)).body.replace(/[\s\S]*?(?=<entry>)/, ''), 'id');
    expect(items.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(items[0].summary).toContain(
      '2 records added, 1 values changed, 1 records retired since 1999.06.01-aaaaaaaa.',
    );
    expect((await get(items[0].url)).json().editions).toHaveLength(1);
  });

  it('keeps the ids of editions when later ones are added', async () => {
    const { items } = (await get(JSON_FEED)).json();
    expect(items[1].id).toBe('urn:uuid:e11fccc6-d885-889c-a818-5141c3671cac');
  });
});
