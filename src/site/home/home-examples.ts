// Requests that the front page offers: each shows another side of the service, and has a response that can be read at a glance.
import type { Language } from '../shell/language.js';

export interface HomeExample {
  readonly label: Readonly<Record<Language, string>>;
  readonly operation: string;
  /** As in the path or in the query. */
  readonly values: Readonly<Record<string, string>>;
}

export const homeExamples: readonly HomeExample[] = [
  {
    label: { en: 'Holidays of July 2026', es: 'Festivos de julio de 2026' },
    operation: 'holidayOfMonth',
    values: { year: '2026', month: '7' },
  },
  {
    label: { en: 'The five largest cities', es: 'Las cinco ciudades más grandes' },
    operation: 'cityPage',
    values: { Page: '1', PageSize: '5', sortBy: '-population', fields: 'name,population' },
  },
  {
    label: { en: 'Airports near Medellín', es: 'Aeropuertos cerca de Medellín' },
    operation: 'airportList',
    values: { near: '6.25,-75.56', radius: '60', fields: 'name,iataCode,distanceKm' },
  },
  {
    label: { en: 'Who governed in 1991', es: 'Quién gobernaba en 1991' },
    operation: 'presidentInYear',
    values: { year: '1991', fields: 'name,lastName,startPeriodDate,endPeriodDate' },
  },
  {
    label: { en: 'Dishes with coconut', es: 'Platos con coco' },
    operation: 'typicalDishSearch',
    values: { keyword: 'coco', fields: 'name,department.name' },
  },
];
