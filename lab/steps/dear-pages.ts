// The most expensive pages and documents: the largest of each kind, and those that a query creates.
import type { Service } from '../../src/app.js';
import type { Row } from '../../src/engine/model/model.js';
import type { Surface } from '../../src/server/http/surface.js';
import { manifestOf, type ShownFamily } from '../../src/site/manifest/manifest.js';
import { calculatorAddresses, inLanguage, languages } from '../../src/site/shell/addresses.js';
import { correctAddress, tableAddress } from '../../src/site/shell/record-links.js';
import { partAddress } from '../../src/surfaces/crawlers/crawlers.js';
import type { DearRequest, DearRequests } from './dear-request.js';

const SAMPLES = 5;
const HTML = 'text/html';
const MANY_WORDS = Array.from({ length: 140 }, (_, at) => `xq${at}z`).join(' ');

const five = (make: (index: number) => DearRequest) =>
  Array.from({ length: SAMPLES }, (_, index) => make(index));

export function dearPages({ engine }: Service, surfaces: readonly Surface[]): readonly DearRequests[] {
  const groups = surfaces.flatMap(({ pages }) => pages?.(engine) ?? []);
  const manifest = manifestOf(engine);
  return [
    ...groups.map(({ name, count, address }) => ({
      name: `pages of ${name}`,
      requests: five((index) => ({
        path: inLanguage(languages[index % 2] ?? 'en', address(Math.floor((index * count) / SAMPLES))),
        accept: HTML,
      })),
    })),
    ...manifest.families.map((shown) => {
      const names = shown.family.fields.map(({ name }) => name);
      const table = inLanguage('en', tableAddress(shown));
      return {
        name: `table of ${shown.slug.en}`,
        requests: five((index) => ({
          path: `${table}?sortBy=-${names[index % names.length]}`,
          accept: HTML,
        })),
      };
    }),
    {
      name: 'search page, many words',
      requests: five((index) => ({ path: `/en/search?q=${encodeURIComponent(`${index} ${MANY_WORDS}`)}` })),
    },
    {
      name: 'search page, too long',
      requests: five((index) => ({ path: `/es/buscar?q=${index}${'palabra+'.repeat(1400)}` })),
    },
    ...['entity', 'property', 'type'].map((part) => ({
      name: `reconciliation, suggested ${part}`,
      requests: five((index) => ({
        path: `/reconcile/${languages[index % 2]}/suggest/${part}?prefix=universida+nacionl+${index}&cursor=${index}`,
      })),
    })),
    ...['/reconcile', '/reconcile/es', '/reconcile/en'].map((path) => ({
      name: `reconciliation over GET, ${path}`,
      requests: five((index) => ({
        path: `${path}?${new URLSearchParams({ queries: `{"q":{"query":"universida nacionl ${index}"}}` })}`,
      })),
    })),
    {
      name: 'reconciliation, preview',
      requests: five((index) => ({
        path: `/reconcile/${languages[index % 2]}/preview?id=City/${index + 1}`,
      })),
    },
    {
      name: 'reconciliation, properties',
      requests: five((index) => ({
        path: `/reconcile/${languages[index % 2]}/properties?type=City&limit=${index + 1}`,
      })),
    },
    {
      name: 'cell of a misspelt place',
      requests: five((index) => ({ path: `/api/v1/match.txt?place=medelin+antioqia+${index}` })),
    },
    {
      name: 'cell of a code',
      requests: five((index) => ({ path: `/api/v1/resolve/0500${index + 1}.txt?fields=population` })),
    },
    {
      name: 'cell of working days',
      requests: five((index) => ({
        path: `/api/v1/WorkingDay/add.txt?from=2026-01-0${index + 1}&days=2000`,
      })),
    },
    {
      name: 'cell of a point at sea',
      requests: five((index) => ({ path: `/api/v1/locate.txt?lat=${index}&lon=-84&otherwise=mar` })),
    },
    ...['City', 'Department', 'Airport'].flatMap((id) => [
      {
        name: `features of ${id}`,
        requests: five((index) => ({
          path: `/ogc/collections/${id}/items?limit=2000&bbox=-77,${index},-72.5,8`,
        })),
      },
      {
        name: `feature of ${id}`,
        requests: five((index) => ({ path: `/ogc/collections/${id}/items/${index + 1}` })),
      },
      {
        name: `schema of ${id}`,
        requests: five(() => ({ path: `/ogc/collections/${id}/schema` })),
      },
      {
        name: `collection of ${id}`,
        requests: five((index) => ({ path: `/ogc/collections/${id}${index === 0 ? '' : `?x=${index}`}` })),
      },
    ]),
    {
      name: 'thing in a template',
      requests: five((index) => ({ path: `/id/City%2F${index + 1}` })),
    },
    {
      name: 'map of all municipalities',
      requests: five((index) => ({ path: `/en/explore?areas=city&by=${index}` })),
    },
    {
      name: 'map of one department',
      requests: five((index) => ({ path: `/es/explorar?areas=city&department=${index + 1}` })),
    },
    {
      name: 'calendar',
      requests: five((index) => ({
        path: `${inLanguage('en', calculatorAddresses.calendar)}?year=${2020 + index}`,
      })),
    },
    {
      name: 'working days of a century',
      requests: five((index) => ({
        path: `${inLanguage('en', calculatorAddresses.workingDays)}?from=1984-01-0${index + 1}&to=2099-12-31`,
      })),
    },
    {
      name: 'working days of a century, as JSON',
      requests: five((index) => ({
        path: `/api/v1/WorkingDay/count?from=1984-01-0${index + 1}&to=2099-12-31`,
      })),
    },
    ...manifest.families
      .filter(({ extent }) => extent === 'many')
      .map((shown) => ({ name: `correction of ${shown.slug.en}`, requests: correctionPages(engine, shown) })),
    {
      name: 'missing page',
      requests: five((index) => ({ path: `/en/data/municipalitys-${index}`, accept: HTML })),
    },
    {
      name: 'earlier version of the form field',
      requests: five((index) => ({ path: `/embed/2026.1.${index}-0/places.json` })),
    },
    { name: 'missing path', requests: five((index) => ({ path: `/api/v1/Munizipio${index}` })) },
    ...groups
      .filter(({ count }) => count > 1)
      .map(({ name }) => ({
        name: `sitemap of ${name}`,
        requests: five((index) => ({ path: `${partAddress(`${name}-1`)}&${index}` })),
      })),
    { name: 'long path', requests: five((index) => ({ path: `/${String(index).repeat(12_000)}` })) },
  ];
}

/** A key by an unknown name, which is compared with all records, or a long text. */
function correctionPages({ catalog }: Service['engine'], shown: ShownFamily): readonly DearRequest[] {
  const { rows } = catalog.table(shown.family);
  const field = shown.fields.findLast(({ keyOf }) => keyOf !== undefined) ?? shown.fields.at(-1);
  return five((index) => {
    const address = correctAddress(shown, rows[Math.floor((index * rows.length) / SAMPLES)] as Row);
    const values = {
      field: String(field?.field.name),
      value: 'ñ'.repeat(1000),
      source: 'https://example.org/',
    };
    return { path: `${inLanguage('es', address)}?${new URLSearchParams(values)}`, accept: HTML };
  });
}
