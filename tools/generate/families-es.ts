// What the families say of themselves, in Spanish, by the English sentence: one that changed has none until somebody looked at it again.

export const familiesInSpanish: Readonly<Record<string, string>> = {
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
};
