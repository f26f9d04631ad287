// Requests that the front page offers: each shows another side of the data, and has an answer that can be read at a glance.
import type { Arguments } from '../operations/parameter.js';
import type { Language } from './language.js';

export interface HomeExample {
  readonly label: Readonly<Record<Language, string>>;
  readonly operation: string;
  readonly arguments: Arguments;
}

export const homeExamples: readonly HomeExample[] = [
  {
    label: { en: 'Holidays of July 2026', es: 'Festivos de julio de 2026' },
    operation: 'holidayOfMonth',
    arguments: { year: 2026, month: 7 },
  },
  {
    label: { en: 'The airport with the code BOG', es: 'El aeropuerto con el código BOG' },
    operation: 'airportByCode',
    arguments: { code: 'BOG' },
  },
  {
    label: { en: 'Who governed in 1991', es: 'Quién gobernaba en 1991' },
    operation: 'presidentInYear',
    arguments: { year: 1991 },
  },
  {
    label: { en: 'Dishes with coconut', es: 'Platos con coco' },
    operation: 'typicalDishSearch',
    arguments: { keyword: 'coco' },
  },
  {
    label: { en: 'The traditions of a department', es: 'Las tradiciones de un departamento' },
    operation: 'departmentIntangibleHeritages',
    arguments: { id: 24 },
  },
];
