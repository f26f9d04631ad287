// Describes the subject of a page in JSON-LD with the terms of schema.org, for search engines.

import type { Catalog } from '../../engine/catalog/catalog.js';
import { editionName, editionTime } from '../../engine/dataset/dataset.js';
import type { DatasetAbout } from '../../engine/model/model.js';
import type { Point } from '../../engine/model/read-row.js';
import { familyTerms, sourcesOf } from '../../engine/operations/provenance/record-provenance.js';
import type { ShownFamily } from '../manifest/manifest.js';
import type { Address } from './addresses.js';
import { type Html, raw } from './html.js';
import { tableAddress } from './record-links.js';
import type { Site } from './site.js';

interface DescribedDataset {
  readonly address: Address;
  readonly name: string;
  readonly description: string;
  readonly edition: string;
  readonly day: Date;
  readonly publishers: readonly string[];
  readonly terms: readonly { readonly url: string }[];
  /** The dataset of the page, or the one that contains it. */
  readonly about: DatasetAbout | undefined;
  readonly downloads: readonly { readonly type: string; readonly path: string }[];
  /** The datasets that it consists of. */
  readonly parts?: readonly { readonly name: string; readonly address: Address }[];
}

interface DescribedThing {
  readonly address: Address;
  readonly name: string;
  /** In the words of schema.org. */
  readonly type: string;
  readonly isPlace: boolean;
  readonly point: Point | undefined;
  /** Areas that contain it, the smallest first. */
  readonly within: readonly { readonly address: Address; readonly title: string }[];
  /** The same thing elsewhere. */
  readonly sameAs: readonly string[];
  readonly properties: Readonly<Record<string, unknown>>;
}

export function datasetData(site: Site, described: DescribedDataset): Html {
  const { publishers, terms, about, downloads, parts = [] } = described;
  const organisation = (name: string) => ({ '@type': 'Organization', name });
  return jsonLd({
    '@type': 'Dataset',
    name: described.name,
    description: described.description,
    url: absoluteUrl(site, described.address),
    inLanguage: site.language,
    version: described.edition,
    dateModified: described.day.toISOString().slice(0, 10),
    isAccessibleForFree: true,
    ...listed('creator', publishers.map(organisation)),
    ...(about && {
      publisher: organisation(about.publisher),
      spatialCoverage: {
        '@type': 'Country',
        name: about.spatial.name[site.language],
        identifier: about.spatial.code,
      },
    }),
    ...listed('license', [
      ...new Set([...(about === undefined ? [] : [about.licence.url]), ...terms.map(({ url }) => url)]),
    ]),
    ...listed(
      'distribution',
      downloads.map(({ type, path }) => ({
        '@type': 'DataDownload',
        encodingFormat: type,
        contentUrl: `${site.origin}${path}`,
      })),
    ),
    ...listed(
      'hasPart',
      parts.map(({ name, address }) => ({ '@type': 'Dataset', name, url: absoluteUrl(site, address) })),
    ),
    includedInDataCatalog: { '@type': 'DataCatalog', name: site.title, url: absoluteUrl(site, '/') },
  });
}

export function thingData(site: Site, thing: DescribedThing): Html {
  const { address, name, type, isPlace, point, within, sameAs, properties } = thing;
  const [around] = within;
  return jsonLd({
    '@type': type,
    name,
    url: absoluteUrl(site, address),
    ...(point && { geo: { '@type': 'GeoCoordinates', ...point } }),
    ...(around && {
      [isPlace ? 'containedInPlace' : 'location']: {
        '@type': 'Place',
        name: around.title,
        url: absoluteUrl(site, around.address),
      },
    }),
    ...listed('sameAs', sameAs),
    ...properties,
  });
}

/** Days with a name, such as the days off of a year. */
export function eventsData(
  site: Site,
  type: string,
  address: Address,
  days: readonly { readonly date: string; readonly name: string }[],
  about: DatasetAbout | undefined,
): Html {
  const location = about && { '@type': 'Country', name: about.spatial.name[site.language] };
  return jsonLd({
    '@graph': days.map(({ date, name }) => ({
      '@type': type,
      name,
      startDate: date,
      endDate: date,
      url: absoluteUrl(site, address),
      ...(location && { location }),
    })),
  });
}

export function breadcrumbData(site: Site, steps: readonly (readonly [Address, string])[]): Html {
  return jsonLd({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([address, name], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(site, address),
    })),
  });
}

const absoluteUrl = ({ origin, at }: Site, address: Address): string => `${origin}${at(address)}`;

const listed = (name: string, values: readonly unknown[]) => (values.length === 0 ? {} : { [name]: values });

/** No value can end the element early. */
const jsonLd = (value: object): Html =>
  raw(
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...value }).replaceAll('<', '\\u003c')}</script>\n`,
  );

/** A family as a separate dataset, for dataset search engines. */
export function familyDataset(
  site: Site,
  shown: ShownFamily,
  catalog: Catalog,
  about: DatasetAbout | undefined,
): DescribedDataset {
  const { family, formats, operations } = shown;
  const { terms } = familyTerms(catalog, family);
  const path = (operations.list ?? operations.one)?.path;
  return {
    address: tableAddress(shown),
    name: `${site.titleOf(family)} · ${site.title}`,
    description: site.translate(family.about).plain,
    edition: editionName(catalog.edition),
    day: editionTime(catalog.edition),
    publishers: [...new Set(sourcesOf(catalog, family).map(({ publisher }) => publisher))],
    terms: terms.map(({ url }) => ({ url })),
    about,
    downloads:
      path === undefined || path.includes('{')
        ? []
        : formats.map(({ name, mediaType }, index) => ({
            type: mediaType.split(';')[0] as string,
            path: index === 0 ? path : `${path}?format=${name}`,
          })),
  };
}
