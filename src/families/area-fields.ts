// Fields of records that are areas: the box around their borders and the middle of them.
import { number } from '../model/field.js';

const degrees = (most: number, en: string, es: string) =>
  number()
    .between(-most, most)
    .nullable()
    .extended()
    .about({
      en: `${en}, in degrees; null for an area without borders.`,
      es: `${es}, en grados; null para un área sin límites propios.`,
    });

export const areaFields = () => ({
  west: degrees(180, 'Longitude of its westernmost point', 'Longitud de su punto más occidental'),
  south: degrees(90, 'Latitude of its southernmost point', 'Latitud de su punto más meridional'),
  east: degrees(180, 'Longitude of its easternmost point', 'Longitud de su punto más oriental'),
  north: degrees(90, 'Latitude of its northernmost point', 'Latitud de su punto más septentrional'),
  centroidLatitude: degrees(90, 'Latitude of its centroid', 'Latitud de su centroide'),
  centroidLongitude: degrees(180, 'Longitude of its centroid', 'Longitud de su centroide'),
});
