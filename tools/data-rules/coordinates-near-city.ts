// A place lies within 60 km of the seat of its city, with named exceptions.
import { pointOf } from './coordinates-in-country.js';
import { byId, type DataRule, finding, records } from './data-rule.js';
import { kilometres } from './distance.js';

const LIMIT_KM = 60;

/** Airports that serve a settlement far from the seat of their municipality. */
const remoteAirports: Readonly<Record<number, string>> = {
  48: 'Marandúa air base, in the plains of Vichada',
  53: 'Araracuara, on the Caquetá river',
  61: 'Carimagua, in the plains of Meta',
  66: 'La Gaviota, in Cumaribo, the largest municipality',
  92: 'Yaguará, in the south of San Vicente del Caguán',
};

/** Municipalities that reach far beyond their seat, with the distance in km of their farthest populated centre. */
const farReaching: Readonly<Record<number, number>> = {
  1: 63, // Leticia
  4: 79, // La Pedrera
  10: 65, // Puerto Alegría
  112: 68, // Turbo
  122: 66, // Yondó
  136: 65, // Sonsón
  167: 90, // Bogotá D.C.
  210: 135, // Cartagena
  371: 352, // Solano
  376: 142, // Cartagena del Chairá
  378: 66, // La Montañita
  379: 78, // San Vicente del Caguán
  383: 195, // Hato Corozal
  390: 82, // Tauramena
  391: 88, // Trinidad
  393: 92, // San Luis de Palenque
  394: 210, // Paz de Ariporo
  398: 66, // Orocué
  441: 76, // Valledupar
  459: 82, // La Paz
  466: 79, // Istmina
  467: 62, // Quibdó
  481: 61, // Medio San Juan
  486: 63, // Riosucio
  518: 62, // Tierralta
  644: 172, // Inírida
  645: 107, // Barrancominas
  648: 94, // Puerto Colombia
  651: 98, // Pana Pana
  652: 85, // Morichal
  654: 235, // San José del Guaviare
  656: 290, // El Retorno
  704: 127, // Uribia
  709: 69, // Santa Marta
  735: 70, // Pijiño del Carmen
  750: 87, // Mapiripán
  752: 97, // La Macarena
  755: 123, // Puerto Gaitán
  756: 77, // Puerto López
  791: 72, // Ipiales
  828: 72, // San Andrés de Tumaco
  842: 80, // Teorama
  876: 113, // Puerto Guzmán
  877: 149, // Leguízamo
  913: 83, // Puerto Wilches
  932: 62, // Cimitarra
  972: 83, // Rionegro
  978: 69, // Simacota
  1114: 91, // Buenaventura
  1115: 98, // Mitú
  1119: 62, // Yavaraté
  1121: 144, // Puerto Carreño
  1122: 129, // La Primavera
  1124: 236, // Cumaribo
};

export const coordinatesNearCity: DataRule = {
  name: 'coordinates-near-city',
  about: 'A place lies within 60 km of the seat of its city, with named exceptions.',
  *check(data) {
    const cities = byId(data, 'city');
    for (const { family, row } of records(data)) {
      const [point, city] = [pointOf(row), cities.get(row.cityId)];
      const seat = city === undefined ? undefined : pointOf(city);
      if (point === undefined || city === undefined || seat === undefined) continue;
      if (family.name === 'airport' && Number(row.id) in remoteAirports) continue;
      const limit = family.name === 'urbanCenter' ? (farReaching[Number(city.id)] ?? LIMIT_KM) : LIMIT_KM;
      const off = kilometres(point, seat);
      if (off <= limit) continue;
      yield finding(
        family,
        row,
        'latitude',
        `expected at most ${limit} km to ${city.name}, found ${Math.round(off)} km`,
      );
    }
  },
};
