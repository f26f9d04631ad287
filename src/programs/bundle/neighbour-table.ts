// The areas that share a border, with its length: both directions, so that the neighbours of an area are the rows with its id.
import type { Catalog } from '../../engine/catalog/catalog.js';
import { neighbourList } from '../../engine/geo/neighbour-list.js';
import type { ModelFamily } from '../../engine/model/model.js';
import { nameOf } from '../../engine/model/read-row.js';
import { type BundleTable, column } from './bundle-table.js';
import { NEIGHBOURS } from './table-names.js';

/** None if no family has several areas with borders. */
export function neighbourTable(catalog: Catalog, families: readonly ModelFamily[]): readonly BundleTable[] {
  const rows = families
    .filter(({ boundary }) => boundary !== undefined)
    .flatMap((family) => {
      const { all, rows: areas } = catalog.table(family);
      return Array.from(all).flatMap((ordinal) =>
        neighbourList(catalog, family, undefined, ordinal).map(({ id, borderKm }) => ({
          level: family.path,
          placeId: areas[ordinal]?.id,
          placeName: nameOf(family, areas[ordinal] ?? {}),
          neighbourId: id,
          neighbourName: nameOf(family, areas[catalog.table(family).ordinal(id as number) as number] ?? {}),
          borderKm,
        })),
      );
    });
  if (rows.length === 0) return [];
  return [
    {
      name: NEIGHBOURS,
      title: { en: 'Neighbours', es: 'Vecinos' },
      about: {
        en: 'The areas of each level that share a border, with its length, the longest first. Each pair has two rows.',
        es: 'Las áreas de cada nivel que comparten un límite, con su longitud, primero el más largo. Cada par tiene dos filas.',
      },
      columns: [
        column('level', 'text', text('Family of both areas.', 'Familia de las dos áreas.')),
        column('placeId', 'integer', text('Id of the area.', 'Id del área.')),
        column('placeName', 'text', text('Its name.', 'Su nombre.')),
        column('neighbourId', 'integer', text('Id of its neighbour.', 'Id de su vecina.')),
        column('neighbourName', 'text', text('Name of the neighbour.', 'Nombre de la vecina.')),
        column('borderKm', 'number', {
          ...text('Length of the common border.', 'Longitud del límite común.'),
          unit: { en: 'km', es: 'km' },
        }),
      ],
      rows,
      primaryKey: ['level', 'placeId', 'neighbourId'],
      foreignKeys: [],
      lookups: [],
    },
  ];
}

const text = (en: string, es: string) => ({ about: { en, es } });
