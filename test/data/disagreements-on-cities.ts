// Differences from GeoNames on cities, with the reason for each value of this data.
import type { KnownDisagreement } from './disagreement.js';

/** These names are written as in DIVIPOLA of 2026. */
export const namesThatDiffer: readonly KnownDisagreement[] = [
  { id: 515, what: 'San Andrés Sotavento', reason: 'DIVIPOLA: San Andrés de Sotavento.' },
  { id: 713, what: 'Cerro San Antonio', reason: 'DIVIPOLA: Cerro de San Antonio.' },
  { id: 714, what: 'Chibolo', reason: 'DIVIPOLA: Chivolo.' },
  { id: 912, what: 'Saint Andrew', reason: 'English; DIVIPOLA: San Andrés.' },
  { id: 1118, what: 'Papunaua', reason: 'DIVIPOLA: Papunahua.' },
];

const misfiled = (id: number, code: string, town: string, under: string): KnownDisagreement => ({
  id,
  what: code,
  reason: `GeoNames files ${town} under ${under}; its own list of codes gives ${town} the code that we have.`,
});

export const codesThatDiffer: readonly KnownDisagreement[] = [
  misfiled(117, '05885', 'Vegachí', 'Yalí'),
  misfiled(194, '13647', 'Soplaviento', 'San Estanislao'),
  misfiled(325, '15861', 'Togüí', 'Ventaquemada'),
  misfiled(346, '17541', 'Manzanares', 'Pensilvania'),
  misfiled(492, '27491', 'San José del Palmar', 'Nóvita'),
  misfiled(533, '25797', 'Cachipay', 'Tena'),
  misfiled(625, '25799', 'San Juan de Rioseco', 'Tenjo'),
  misfiled(658, '41770', 'Acevedo', 'Suaza'),
  misfiled(795, '52490', 'La Tola', 'Olaya Herrera'),
  misfiled(829, '52203', 'Belén', 'Colón'),
  misfiled(846, '54498', 'Convención', 'Ocaña'),
  misfiled(902, '66687', 'La Celia', 'Santuario'),
];

export const seatsThatDiffer: readonly KnownDisagreement[] = [
  {
    id: 167,
    what: 'Bogotá, 5 km',
    reason: 'GeoNames has the old centre at the foot of the hills; DIVIPOLA has the middle of the city.',
  },
  {
    id: 244,
    what: 'Chíquiza, 6 km',
    reason: 'The seat is San Pedro de Iguaque; GeoNames has the village that gave the municipality its name.',
  },
  {
    id: 422,
    what: 'Patía, 10 km',
    reason: 'The seat is El Bordo; GeoNames has the village that gave the municipality its name.',
  },
  {
    id: 565,
    what: 'La Mesa, 93 km',
    reason: 'GeoNames lacks the town; its only La Mesa in Cundinamarca is a hamlet of Carmen de Carupa.',
  },
  {
    id: 774,
    what: 'Belén, 7 km',
    reason: 'The seat is Génova; GeoNames files Belén, the seat of the next municipality, under this code.',
  },
];
