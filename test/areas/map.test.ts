// Finished maps are well-formed and have a text alternative, every area once in its class, and islands in insets.
import { describe, expect, it } from 'vitest';
import { sharedService } from '../system/shared-service.js';
import { dataFile } from './drawn-areas.js';

const { server } = (await sharedService()).service;

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** A strict reader for the XML that we write: elements, attributes in double quotes, the five entities. */
function readXml(source: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const token = /<(\/?)([a-z][\w-]*)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/giy;
  const plain = (text: string) => {
    if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(text)) throw new Error(`A bare ampersand: ${text.slice(0, 80)}`);
    const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
    return text.replace(/&(\w+);/g, (_, name: string) => entities[name] as string);
  };
  while (token.lastIndex < source.length) {
    const at = token.lastIndex;
    const found = token.exec(source);
    if (found === null) throw new Error(`Not XML: ${source.slice(at, at + 80)}`);
    const [, closing, name = '', attributes = '', isEmpty, text] = found;
    const parent = open.at(-1) as Element;
    if (text !== undefined) parent.text += plain(text);
    else if (closing === '/') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes <${parent.name}>.`);
    } else {
      const pairs = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [
        key,
        plain(value as string),
      ]);
      const element: Element = { name, attributes: Object.fromEntries(pairs), children: [], text: '' };
      if (pairs.length !== Object.keys(element.attributes).length)
        throw new Error(`<${name}> has one twice.`);
      parent.children.push(element);
      if (isEmpty === '') open.push(element);
    }
  }
  if (open.length !== 1 || root.children.length !== 1) throw new Error('Not one element.');
  return root.children[0] as Element;
}

const drawn = new Map<string, ReturnType<typeof drawAt>>();

/** The test requests and parses each map once. */
function draw(path: string) {
  const map = drawn.get(path) ?? drawAt(path);
  drawn.set(path, map);
  return map;
}

async function drawAt(path: string) {
  const answer = await server.inject(`/api/v1/${path}`);
  expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([
    path,
    200,
    'image/svg+xml; charset=utf-8',
  ]);
  const svg = readXml(answer.body);
  const one = (name: string) => svg.children.find((each) => each.name === name) as Element;
  const areas = one('g').children;
  return {
    svg,
    title: one('title'),
    desc: one('desc'),
    style: one('style').text,
    areas,
    insets: svg.children.filter(({ attributes }) => attributes.class === 'inset'),
    legend: svg.children.filter(({ name }) => name === 'rect').map(({ attributes }) => attributes.class),
    labels: areas.map(({ children }) => children[0]?.text as string),
    count: (name: string) => areas.filter(({ attributes }) => attributes.class === name).length,
  };
}

const rows = (file: string) => dataFile(file) as readonly Record<string, number | string | null>[];
const names = (of: readonly Record<string, unknown>[]) => of.map(({ name }) => name);

describe.each([
  ['Department/map.svg', names(rows('departments.json'))],
  ['Region/map.svg', names(rows('regions.json'))],
  ['City/map.svg', names(rows('cities.json').filter(({ id }) => id !== 646))],
  [
    'City/map.svg?departmentId=2',
    names(rows('cities.json').filter(({ departmentId }) => departmentId === 2)),
  ],
])('%s', (path, expected) => {
  it('contains every area once, with its name', async () => {
    const { labels, areas } = await draw(path);
    expect(labels).toEqual(expected);
    for (const { attributes } of areas)
      expect(attributes.d).toMatch(/^(M-?[\d.]+ -?[\d.]+(l-?[\d.]+ -?[\d.]+)+z)+$/);
  });

  it('has a text alternative', async () => {
    const { svg, title, desc } = await draw(path);
    expect(svg.attributes).toMatchObject({
      role: 'img',
      'aria-labelledby': 'title description',
      viewBox: /^0 0 800 \d+$/.exec(svg.attributes.viewBox as string)?.[0],
    });
    expect([title.attributes.id, desc.attributes.id]).toEqual(['title', 'description']);
    expect(desc.text).toContain(String(expected.length));
  });

  it('stays inside its frame', async () => {
    const { svg, areas } = await draw(path);
    const [width, height] = (svg.attributes.viewBox as string).split(' ').slice(2).map(Number) as [
      number,
      number,
    ];
    for (const { attributes } of areas)
      for (const ring of (attributes.d as string).split('z').filter((each) => each !== '')) {
        let [x, y] = [0, 0];
        for (const [, command, dx, dy] of ring.matchAll(/([Ml])(-?[\d.]+) (-?[\d.]+)/g)) {
          [x, y] = command === 'M' ? [Number(dx), Number(dy)] : [x + Number(dx), y + Number(dy)];
          if (x < 0 || y < 0 || x > width || y > height) throw new Error(`${x} ${y} is outside.`);
        }
      }
  });
});

describe('distant islands', () => {
  it('have insets, and San Andrés is drawn there', async () => {
    const { insets, areas, labels } = await draw('Department/map.svg');
    expect(insets.length).toBeGreaterThanOrEqual(2);
    const corner = (text: string) =>
      /^M(-?[\d.]+) (-?[\d.]+)/.exec(text)?.slice(1).map(Number) as [number, number];
    const boxes = insets.map(({ attributes }) => {
      const [, left, top, right, bottom] = /^M(\d+) (\d+)H(\d+)V(\d+)/.exec(
        attributes.d as string,
      ) as string[];
      return { left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) };
    });
    const islands = areas[labels.indexOf('San Andrés y Providencia')]?.attributes.d as string;
    for (const ring of islands.split('z').filter((each) => each !== '')) {
      const [x, y] = corner(ring);
      const around = boxes.filter(
        ({ left, top, right, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
      );
      expect(around).toHaveLength(1);
    }
  });

  it('have no inset if they are not drawn', async () => {
    expect((await draw('City/map.svg?departmentId=5')).insets).toEqual([]);
  });
});

describe('classes', () => {
  it.each([
    ['Department/map.svg?by=population', 'departments.json', 'population', 33],
    ['City/map.svg?by=surfaceKm2', 'cities.json', 'surfaceKm2', 1122],
  ])('of %s have about as many areas each, the larger the deeper', async (path, file, field, total) => {
    const { count, legend, areas, labels } = await draw(path);
    expect(legend.filter((name) => name?.startsWith('c'))).toEqual(['c1', 'c2', 'c3', 'c4', 'c5']);
    const sizes = ['c1', 'c2', 'c3', 'c4', 'c5'].map(count);
    expect(sizes.reduce((a, b) => a + b) + count('none')).toBe(total);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(3);
    const drawn = rows(file).filter((row) => !(file === 'cities.json' && row.id === 646));
    expect(labels).toHaveLength(drawn.length);
    const byValue = drawn
      .map((row, index) => ({
        value: row[field] as number | null,
        name: areas[index]?.attributes.class as string,
      }))
      .filter(({ value }) => value !== null)
      .sort((a, b) => (a.value as number) - (b.value as number));
    const deepness = byValue.map(({ name }) => name);
    expect(deepness).toEqual(deepness.toSorted());
  });

  it('have a separate one for null', async () => {
    const { count, legend } = await draw('City/map.svg?by=elevation');
    const unknown = rows('cities.json').filter(
      ({ id, elevation }) => id !== 646 && elevation === null,
    ).length;
    expect(count('none')).toBe(unknown);
    expect(legend.includes('none')).toBe(unknown > 0);
  });

  it('are absent without a field', async () => {
    const { count, legend } = await draw('Department/map.svg');
    expect([count('plain'), legend]).toEqual([33, []]);
  });

  it('follow the theme of the reader', async () => {
    expect((await draw('Department/map.svg?by=population')).style).toMatch(
      /@media\(prefers-color-scheme:dark\)\{.*\.c5\{/,
    );
  });
});

describe('lang', () => {
  it('is English, or Spanish on request', async () => {
    const [english, spanish] = [
      await draw('Department/map.svg?by=population'),
      await draw('Department/map.svg?by=population&lang=es'),
    ];
    expect([english.title.text, spanish.title.text]).toEqual([
      'Departments by population',
      'Departamentos por population',
    ]);
    expect(english.desc.text).toBe('A map of 33 areas. The highest: Bogotá, Antioquia, Valle del Cauca.');
    expect(spanish.desc.text).toBe(
      'Un mapa de 33 áreas. Los valores más altos: Bogotá, Antioquia, Valle del Cauca.',
    );
    expect(english.labels[0]).toMatch(/^Amazonas: \d+,\d+$/);
    expect(spanish.labels[0]).toMatch(/^Amazonas: \d+\.\d+$/);
  });
});

describe('an invalid request', () => {
  it.each(['by=name', 'by=id', 'by=departmentId', 'by=latitude', 'by=west', 'lang=fr', 'departmentId=x'])(
    '%s',
    async (query) => {
      const answer = await server.inject(`/api/v1/City/map.svg?${query}`);
      expect([answer.statusCode, answer.json().errors[0].parameter]).toEqual([400, query.split('=')[0]]);
    },
  );

  it('names the unknown department', async () => {
    const answer = await server.inject('/api/v1/City/map.svg?departmentId=99');
    expect([answer.statusCode, answer.json().nearest]).toEqual([404, '/api/v1/Department/33']);
  });
});
