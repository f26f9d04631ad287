// Questions about codes, lists of typed places, counts, and the sources of values.
import { type Question, question } from './question.js';

const record = 'answer.records.0';
const rows = (...given: object[]) => ({ rows: given });

export const codesAndLists: readonly Question[] = [
  question('Which airport is BOG?', 'resolve_code', { code: 'BOG' }, { [`${record}.name`]: /El Dorado/ }),
  question(
    'Which airport is MDE?',
    'resolve_code',
    { code: 'mde' },
    { [`${record}.name`]: /Jos[eé] Mar[ií]a C[oó]rdova/ },
  ),
  question(
    'Which airport is CTG?',
    'resolve_code',
    { code: 'CTG' },
    { [`${record}.name`]: /Rafael N[uú][nñ]ez/, [`${record}.context`]: /Cartagena/ },
  ),
  question(
    'Which airport is SKCL?',
    'resolve_code',
    { code: 'SKCL' },
    { [`${record}.name`]: /Alfonso Bonilla/ },
  ),
  question(
    'What is the DANE code 05001?',
    'resolve_code',
    { code: '05001' },
    { 'answer.records.*.name': ['Medellín'] },
  ),
  question(
    'What is the DANE code 11001?',
    'resolve_code',
    { code: '11001' },
    { 'answer.records.*.name': ['Bogotá D.C.'] },
  ),
  question(
    'What is the DANE code 76001?',
    'resolve_code',
    { code: '76001' },
    { 'answer.records.*.name': ['Cali'] },
  ),
  question(
    'Which department is CO-NAR?',
    'resolve_code',
    { code: 'CO-NAR' },
    { [`${record}.name`]: 'Nariño' },
  ),
  question(
    'Which department is CO-VAC?',
    'resolve_code',
    { code: 'co-vac' },
    { [`${record}.name`]: 'Valle del Cauca' },
  ),
  question(
    'Where is the postal code 910001?',
    'resolve_code',
    { code: '910001' },
    { 'answer.records.*.family': ['PostalCode'], 'answer.records.*.context': [/Leticia/] },
  ),
  question(
    'Which volcano is 351020 in the Smithsonian catalogue?',
    'resolve_code',
    { code: '351020' },
    { [`${record}.family`]: 'Volcano', [`${record}.name`]: /Ruiz/ },
  ),
  question(
    'Which place is Q48278 in Wikidata?',
    'resolve_code',
    { code: 'Q48278' },
    { [`${record}.name`]: 'Medellín' },
  ),
  question(
    'What is the country code CO?',
    'resolve_code',
    { code: 'CO' },
    { 'answer.records.*.name': ['Colombia'] },
  ),
  question(
    'Clean: MEDELLIN, ANTIOQUIA',
    'match_places',
    rows({ municipio: 'MEDELLIN', departamento: 'ANTIOQUIA' }),
    { 'answer.rows.0.daneCode': '05001' },
  ),
  question('Clean: Sta Marta (Mag)', 'match_places', rows({ place: 'Sta. Marta' }), {
    'answer.rows.0.daneCode': '47001',
  }),
  question('Clean: Cúcuta as an old list has it', 'match_places', rows({ place: 'San José de Cúcuta' }), {
    'answer.rows.0.daneCode': '54001',
  }),
  question('Clean: Bogota DC', 'match_places', rows({ ciudad: 'BOGOTA D.C.' }), {
    'answer.rows.0.daneCode': '11001',
  }),
  question(
    'Clean: a name that several municipalities have',
    'match_places',
    rows({ municipio: 'Villanueva' }),
    {
      'answer.rows.0.status': 'ambiguous',
      'answer.rows.0.candidates.*.department': ['Casanare', 'Santander'],
    },
  ),
  question(
    'Clean: the same with its department',
    'match_places',
    rows({ municipio: 'Villanueva', departamento: 'Casanare' }),
    { 'answer.rows.0.status': 'matched', 'answer.rows.0.daneCode': '85440' },
  ),
  question(
    'Clean: a slip of the pen',
    'match_places',
    rows({ municipio: 'Baranquilla', departamento: 'Atlantico' }),
    { 'answer.rows.0.daneCode': '08001' },
  ),
  question('Clean: nonsense', 'match_places', rows({ place: 'qwertyuiop' }), {
    'answer.rows.0.status': 'unmatched',
    'answer.rows.0.daneCode': null,
  }),
  question(
    'Clean: an abbreviated department',
    'match_places',
    rows({ municipio: 'Cali', departamento: 'Valle' }),
    { 'answer.rows.0.daneCode': '76001' },
  ),
  question('Clean: a department alone', 'match_places', rows({ departamento: 'Chocó' }), {
    'answer.rows.0.departmentId': 13,
    'answer.rows.0.cityId': null,
  }),
  question(
    'Clean: several rows at once',
    'match_places',
    rows({ place: 'pasto' }, { place: 'Popayan' }, { place: 'neiva' }),
    { 'answer.rows.*.daneCode': ['52001', '19001', '41001'] },
  ),
  question(
    'Clean: a renamed town',
    'match_places',
    rows({ municipio: 'Mariquita', departamento: 'Tolima' }),
    { 'answer.rows.0.daneCode': '73443' },
  ),
  question(
    'How many departments are there?',
    'count_items',
    { resource: 'Department' },
    { 'answer.count': 33 },
  ),
  question(
    'How many municipalities are there in Antioquia?',
    'count_items',
    { resource: 'City', in: 'Antioquia' },
    { 'answer.count': 125 },
  ),
  question(
    'How many municipalities are there in Boyacá?',
    'count_items',
    { resource: 'City', in: 'Boyacá' },
    { 'answer.count': 123 },
  ),
  question(
    'How many municipalities are there in Cundinamarca?',
    'count_items',
    { resource: 'City', in: 'Cundinamarca' },
    { 'answer.count': 116 },
  ),
  question(
    'How many natural regions are there?',
    'count_items',
    { resource: 'Region' },
    { 'answer.count': 6 },
  ),
  question(
    'Which department has the most airports?',
    'count_items',
    { resource: 'Airport', countBy: 'department', limit: 1 },
    { 'answer.groups.0.name': 'Antioquia', 'answer.groups.0.count': 14 },
  ),
  question(
    'Which department has the most municipalities?',
    'count_items',
    { resource: 'City', countBy: 'department', limit: 2 },
    { 'answer.groups.0.name': 'Antioquia', 'answer.groups.1.name': 'Boyacá' },
  ),
  question(
    'How many airports of each type are there?',
    'count_items',
    { resource: 'Airport', countBy: 'type' },
    { 'answer.groups.*.value': ['Internacional', 'Nacional', 'Militar'] },
  ),
  question(
    'How many people live in Antioquia?',
    'count_items',
    { resource: 'City', in: 'Antioquia', sum: ['population'] },
    { 'answer.sum.population': 6_928_372 },
  ),
  question(
    'How many people live in the Caribbean region?',
    'count_items',
    { resource: 'Department', in: 'Caribe', sum: ['population'] },
    { 'answer.count': 7, 'answer.sum.population': /^1[12]\d{6}$/ },
  ),
  question(
    'How many volcanoes are there in each department?',
    'count_items',
    { resource: 'Volcano', countBy: 'department' },
    { 'answer.groups.0.name': 'Nariño' },
  ),
  question(
    'Mean elevation of volcanoes',
    'count_items',
    { resource: 'Volcano', mean: ['elevation'], max: ['elevation'] },
    { 'answer.max.elevation': 5364 },
  ),
  question(
    'How many municipalities have more than a million people?',
    'count_items',
    { resource: 'City', where: { 'population[gte]': 1_000_000 } },
    { 'answer.count': /^[45]$/ },
  ),
  question(
    'Presidents by party',
    'count_items',
    { resource: 'President', countBy: 'politicalParty', limit: 5 },
    { 'answer.groups.*.value': [/Liberal/, /Conservador/] },
  ),
  question(
    'How many radio stations are there in each municipality?',
    'count_items',
    { resource: 'Radio', countBy: 'city', limit: 3 },
    { 'answer.groups.0.name': 'Bogotá D.C.' },
  ),
  question(
    'Who says how many people live in Leticia?',
    'where_value_comes_from',
    { resource: 'City', id: 1, field: 'population' },
    { 'answer.fields.0.source.publisher': /DANE/, 'answer.fields.0.value': 53_670 },
  ),
  question(
    'Who says that Leticia has the DANE code 91001?',
    'where_value_comes_from',
    { resource: 'municipio', id: 1, field: 'daneCode' },
    { 'answer.fields.0.source.id': 'dane-divipola', 'answer.terms.0.id': 'cc-by' },
  ),
  question(
    'How do I cite the elevation of a volcano?',
    'where_value_comes_from',
    { resource: 'Volcano', id: 7, field: 'elevation' },
    { 'answer.citation.en': /Atlas Colombia, edition .*Cumbal/ },
  ),
  question(
    'May I use the description of Leticia?',
    'where_value_comes_from',
    { resource: 'City', id: 1, field: 'description' },
    { 'answer.terms.0.en': /Creative Commons Attribution 4\.0/ },
  ),
  question(
    'Of when is the alert level of Cumbal?',
    'where_value_comes_from',
    { resource: 'Volcano', id: 7, field: 'activityLevel' },
    { 'answer.fields.0.asOf': /^20\d\d-\d\d/, 'answer.fields.0.source.publisher': /Servicio Geol[oó]gico/ },
  ),
];
