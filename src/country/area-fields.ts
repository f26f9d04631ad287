// Fields of records that are areas, with the box around their borders and their centroid.
import { type FieldSpec, number } from '../engine/model/field.js';

const degrees = (most: number, label: NonNullable<FieldSpec['label']>, en: string, es: string) =>
  number()
    .label(label)
    .unit('°')
    .between(-most, most)
    .nullable()
    .extended()
    .derived()
    .about({
      en: `${en}, in degrees; null for an area without borders.`,
      es: `${es}, en grados; null para un área sin límites propios.`,
    });

export const areaFields = () => ({
  west: degrees(
    180,
    { en: 'Westernmost longitude', es: 'Longitud más occidental' },
    'Longitude of its westernmost point',
    'Longitud de su punto más occidental',
  ),
  south: degrees(
    90,
    { en: 'Southernmost latitude', es: 'Latitud más meridional' },
    'Latitude of its southernmost point',
    'Latitud de su punto más meridional',
  ),
  east: degrees(
    180,
    { en: 'Easternmost longitude', es: 'Longitud más oriental' },
    'Longitude of its easternmost point',
    'Longitud de su punto más oriental',
  ),
  north: degrees(
    90,
    { en: 'Northernmost latitude', es: 'Latitud más septentrional' },
    'Latitude of its northernmost point',
    'Latitud de su punto más septentrional',
  ),
  centroidLatitude: degrees(
    90,
    { en: 'Latitude of the centroid', es: 'Latitud del centroide' },
    'Latitude of its centroid',
    'Latitud de su centroide',
  ),
  centroidLongitude: degrees(
    180,
    { en: 'Longitude of the centroid', es: 'Longitud del centroide' },
    'Longitude of its centroid',
    'Longitud de su centroide',
  ),
});
