// What the families and their fields say of themselves, in Spanish.
import type { Phrases } from './translator.js';

export const familyPhrases: Phrases = {
  'The country: names, capital, currency, codes and neighbours.':
    'El país: nombres, capital, moneda, códigos y vecinos.',
  'The natural regions of the country, each with its departments.':
    'Las regiones naturales del país, cada una con sus departamentos.',
  'The departments and the capital district, with what belongs to each.':
    'Los departamentos y el Distrito Capital, con lo que pertenece a cada uno.',
  'The municipalities, with the places, people and institutions of each.':
    'Los municipios, con los lugares, las personas y las instituciones de cada uno.',
  'Airports with their codes and position.': 'Aeropuertos con sus códigos y su posición.',
  'Volcanoes with position, height, kind and level of activity.':
    'Volcanes con posición, altitud, clase y nivel de actividad.',
  'Dishes of the regional cuisine, each with the department it is known for.':
    'Platos de la cocina regional, cada uno con el departamento al que se asocia.',
  'Postal codes with their limits and what lies inside them.':
    'Códigos postales con sus límites y lo que abarcan.',
  'The towns of the national network of heritage towns.':
    'Los pueblos de la red nacional de pueblos patrimonio.',
  'Living traditions on the national list of intangible cultural heritage.':
    'Tradiciones vivas de la lista nacional de patrimonio cultural inmaterial.',
  'Universities and other institutions of higher education, one record for each seat.':
    'Universidades y otras instituciones de educación superior, un registro por cada sede.',
  'Land that the State recognises as the collective property of an indigenous community.':
    'Tierras que el Estado reconoce como propiedad colectiva de una comunidad indígena.',
  'Places that visitors come for, with pictures and position.':
    'Lugares que atraen visitantes, con imágenes y posición.',
  'Plants and animals from elsewhere that do harm here, with their risk.':
    'Plantas y animales de otras partes que causan daño aquí, con su riesgo.',
  'The national holidays of a year, in order of date; two may share a day.':
    'Los festivos nacionales de un año, por fecha; dos pueden caer el mismo día.',
  'Presidents of the republic since 1886, one record for each term.':
    'Presidentes de la República desde 1886, un registro por cada período.',
  'Official maps of the country; a map of the whole country belongs to no department.':
    'Mapas oficiales del país; un mapa de todo el país no pertenece a ningún departamento.',
  'Protected areas, one record for each department that an area reaches into.':
    'Áreas protegidas, un registro por cada departamento en el que está un área.',
  'The categories of protected areas, each with its areas.':
    'Las categorías de áreas protegidas, cada una con sus áreas.',
  'The indigenous peoples, with their languages and reservations.':
    'Los pueblos indígenas, con sus lenguas y resguardos.',
  'Radio stations with frequency and streams.': 'Emisoras de radio con frecuencia y transmisión en línea.',
  'Populated centres: the seat of each municipality and the settlements around it.':
    'Centros poblados: la cabecera de cada municipio y los poblados a su alrededor.',
  'Television channels, national, regional and local.':
    'Canales de televisión nacionales, regionales y locales.',
  'Traditional fairs and festivals, with the month they are held in.':
    'Ferias y fiestas tradicionales, con el mes en que se celebran.',

  '0 low, 1 medium, 2 high.': '0 bajo, 1 medio, 2 alto.',
  'Addresses of pictures of the flag.': 'Direcciones de imágenes de la bandera.',
  'Area code in the one-digit form in use until 2021; today a landline is dialled 60 and this digit.':
    'Indicativo de un dígito que se usó hasta 2021; hoy a un teléfono fijo se marca 60 y este dígito.',
  'City of birth.': 'Ciudad de nacimiento.',
  'DANE code of the department as a number; 0 at sea.':
    'Código DANE del departamento como número; 0 en el mar.',
  'DANE code, eight digits.': 'Código DANE, ocho dígitos.',
  'DANE projection for 2025.': 'Proyección del DANE para 2025.',
  'DIVIPOLA code, five digits.': 'Código de la DIVIPOLA, cinco dígitos.',
  'DIVIPOLA code, two digits.': 'Código de la DIVIPOLA, dos dígitos.',
  'Degrees, as a text.': 'Grados, como texto.',
  'Department; the contract spells it so.': 'Departamento; el contrato lo escribe así.',
  'Hectares.': 'Hectáreas.',
  'ICAO location indicator.': 'Indicador de lugar de la OACI.',
  'ISO 3166-1, two letters.': 'ISO 3166-1, dos letras.',
  'ISO 3166-2.': 'ISO 3166-2.',
  'ISO 4217.': 'ISO 4217.',
  'Its lowest urban code, or its lowest where it has none.':
    'Su menor código urbano, o el menor de todos si no tiene urbanos.',
  'MHz for FM, kHz for AM; null for a station that only streams.':
    'MHz para FM, kHz para AM; null para una emisora que solo transmite en línea.',
  'Metres above the sea, of the seat.': 'Metros sobre el nivel del mar, de la cabecera.',
  'Metres above the sea.': 'Metros sobre el nivel del mar.',
  'Name as the national statistics office has it.': 'Nombre tal como lo tiene el DANE.',
  'Null for a tradition of several departments.': 'Null para una tradición de varios departamentos.',
  'Null for an entity that no longer exists.': 'Null para una entidad que ya no existe.',
  'Number in the Smithsonian catalogue.': 'Número en el catálogo del Smithsonian.',
  'Of the capital.': 'De la capital.',
  'Of the seat.': 'De la cabecera.',
  'One text, the languages separated by commas.': 'Un solo texto, con las lenguas separadas por comas.',
  'Rank in the national list, which is ordered by code.': 'Puesto en la lista nacional, que va por código.',
  'Since when, or when last seen, the level of activity holds: a month or a day.':
    'Desde cuándo rige el nivel de actividad, o cuándo se vio por última vez: un mes o un día.',
  'Square kilometres, the sum of its cities; DANE, MGN 2025.':
    'Kilómetros cuadrados, la suma de sus municipios; DANE, MGN 2025.',
  'Square kilometres, the sum of the departments.': 'Kilómetros cuadrados, la suma de los departamentos.',
  'Holidays are computed from Ley 51 de 1983 (Ley Emiliani), in force from 1984; before it they were not moved to Monday.':
    'Los festivos se calculan por la Ley 51 de 1983 (Ley Emiliani), vigente desde 1984; antes de ella no se pasaban al lunes.',
  'Square kilometres, to the nearest whole one; DANE, MGN 2025.':
    'Kilómetros cuadrados, redondeados al entero más cercano; DANE, MGN 2025.',
  'Square kilometres, to the nearest whole one.': 'Kilómetros cuadrados, redondeados al entero más cercano.',
  'Square kilometres; DANE, MGN 2025.': 'Kilómetros cuadrados; DANE, MGN 2025.',
  'The day of the feast itself, before it is moved to a Monday.':
    'El día de la fiesta misma, antes de pasarla a un lunes.',
  'The law that makes it a holiday.': 'La ley que lo hace festivo.',
  'The same for all parts of one area.': 'El mismo para todas las partes de un área.',
  'The sum of its cities; DANE projection for 2025.':
    'La suma de sus municipios; proyección del DANE para 2025.',
  'The sum of the departments; DANE projection for 2025.':
    'La suma de los departamentos; proyección del DANE para 2025.',
  'Units that DANE classes as municipalities: neither the island of San Andrés nor non-municipalised areas count.':
    'Unidades que el DANE clasifica como municipios: no cuentan la isla de San Andrés ni las áreas no municipalizadas.',
};
