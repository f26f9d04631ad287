// Writes a record as JSON-LD with the terms of schema.org. The document contains its context, so that reading it needs no network.

import type { ModelFamily, Row } from '../model/model.js';
import { containerOf, pointOf } from '../model/read-row.js';
import type { OutputFormat } from './output-format.js';

/** The URL that identifies a record. It redirects to the page about it or to its data. */
export const thingPath = (family: ModelFamily, id: unknown): string => `/id/${family.path}/${id}`;

const CONTEXT = {
  '@vocab': 'https://schema.org/',
  sameAs: { '@type': '@id' },
  containedInPlace: { '@type': '@id' },
};

export const jsonLdFormat: OutputFormat = {
  name: 'jsonld',
  title: 'JSON-LD',
  mediaType: 'application/ld+json',
  extension: 'jsonld',
  layout: 'nested',
  isNegotiable: true,
  suits: ({ file }, result) => file !== undefined && result === 'one',
  schema: () => ({ type: 'object' }),
  writer: ({ catalog, shape: { family }, ordinals }) => {
    const { rows } = catalog.table(family);
    const record = (index: number) => JSON.stringify(thing(family, rows[ordinals[index] as number] as Row));
    return { open: '', record, separator: '', close: '' };
  },
};

/** Only known values of the record are written. */
function thing(family: ModelFamily, row: Row): object {
  const point = pointOf(family, row);
  const container = containerOf(family, row);
  const known = family.fields.filter(({ name }) => row[name] !== null && row[name] !== undefined);
  const name = family.nameFields.map((field) => row[field]).join(' ');
  const values = Object.keys(family.knownBy).filter((field) => row[field] !== null);
  return {
    '@context': CONTEXT,
    '@id': thingPath(family, row.id),
    '@type': family.boundary === undefined ? (point === undefined ? 'Thing' : 'Place') : 'AdministrativeArea',
    ...(name !== '' && { name }),
    identifier: ['id', ...values].map((field) => property(field, row[field])),
    ...listed(
      'sameAs',
      known.flatMap((field) => field.sameAs?.replace('{}', String(row[field.name])) ?? []),
    ),
    ...(point && { geo: { '@type': 'GeoCoordinates', ...point } }),
    ...(container && { containedInPlace: thingPath(container.family, row[container.key]) }),
    ...listed(
      'additionalProperty',
      known.flatMap(({ name: field, unit }) =>
        unit === undefined ? [] : [{ ...property(field, row[field]), unitText: unit.en }],
      ),
    ),
  };
}

const property = (propertyID: string, value: unknown) => ({ '@type': 'PropertyValue', propertyID, value });

const listed = (name: string, values: readonly unknown[]) => (values.length === 0 ? {} : { [name]: values });
