// What people call a family, in the plural: its record's name is for programs.
import type { Language } from './language.js';

export const familyTitles: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  country: { en: 'The country', es: 'El país' },
  region: { en: 'Natural regions', es: 'Regiones naturales' },
  department: { en: 'Departments', es: 'Departamentos' },
  city: { en: 'Municipalities', es: 'Municipios' },
  airport: { en: 'Airports', es: 'Aeropuertos' },
  volcano: { en: 'Volcanoes', es: 'Volcanes' },
  typicalDish: { en: 'Typical dishes', es: 'Platos típicos' },
  postalCode: { en: 'Postal codes', es: 'Códigos postales' },
  heritageCity: { en: 'Heritage towns', es: 'Pueblos patrimonio' },
  intangibleHeritage: { en: 'Intangible heritage', es: 'Patrimonio inmaterial' },
  higherEducationInstitution: { en: 'Higher education', es: 'Educación superior' },
  indigenousReservation: { en: 'Indigenous reservations', es: 'Resguardos indígenas' },
  touristAttraction: { en: 'Tourist attractions', es: 'Atracciones turísticas' },
  invasiveSpecie: { en: 'Invasive species', es: 'Especies invasoras' },
  holiday: { en: 'Holidays', es: 'Días festivos' },
  president: { en: 'Presidents', es: 'Presidentes' },
  map: { en: 'Maps', es: 'Mapas' },
  naturalArea: { en: 'Protected areas', es: 'Áreas protegidas' },
  categoryNaturalArea: { en: 'Categories of protected areas', es: 'Categorías de áreas protegidas' },
  nativeCommunity: { en: 'Indigenous peoples', es: 'Pueblos indígenas' },
  radio: { en: 'Radio stations', es: 'Emisoras de radio' },
  urbanCenter: { en: 'Populated centres', es: 'Centros poblados' },
  televisionChannel: { en: 'Television channels', es: 'Canales de televisión' },
  traditionalFairAndFestival: { en: 'Fairs and festivals', es: 'Ferias y fiestas' },
};
