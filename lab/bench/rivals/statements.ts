// The SQL of the PostgreSQL build has one statement per operation, which returns JSON in the order of our fields. On PostgreSQL 15, rows to
// JSON are a quarter faster than json_build_object. In lists, joining aggregated rows takes half the time of subqueries, and for one record
// it is the other way round.

import { colombia } from '../../../src/country/index.js';
import { MARKER } from '../../../src/engine/model/shape.js';

interface Statement {
  /** PostgreSQL keeps the statement prepared under this name, on each connection. */
  readonly name: string;
  readonly text: string;
}

const MARKER_SQL = `'${MARKER}'::text`;
const MARKER_LIST_SQL = `array[${MARKER_SQL}]`;
const noneAsEmpty = (list: string) => `coalesce(${list}, '[]')`;
const listOf = (query: string) => `(select ${noneAsEmpty('json_agg(r order by r.id)')} from (${query}) r)`;
const recordOf = (query: string) => `(select row_to_json(r) from (${query}) r)`;

/** The fields in the records of a family. */
function fields(family: string, alias: string): string {
  const shown = colombia.family(family).fields.filter(({ extended }) => !extended);
  return shown.map(({ name }) => `${alias}."${name}"`).join();
}

/** Records of one family in a city, each with its back reference. */
const inCity = {
  touristAttractions: `select ${fields('touristAttraction', 'k')}, ${MARKER_SQL} as city from "touristAttraction" k`,
  presidents: `select ${fields('president', 'k')}, ${MARKER_SQL} as city from president k`,
  radios: `select ${fields('radio', 'k')}, ${MARKER_SQL} as city from radio k`,
  urbanCenters: `select ${fields('urbanCenter', 'k')} from "urbanCenter" k`,
  higherEducationInstitutions: `
    select ${fields('higherEducationInstitution', 'k')}, ${MARKER_SQL} as city from "higherEducationInstitution" k`,
  televisionChannels: `select ${fields('televisionChannel', 'k')}, ${MARKER_SQL} as city from "televisionChannel" k`,
};

const community = (reservations: string) =>
  `select ${fields('nativeCommunity', 'n')}, ${reservations} as "indigenousReservations" from "nativeCommunity" n`;

const reservation = (nativeCommunity: string, from: string) => `
  select ${fields('indigenousReservation', 'k')}, ${nativeCommunity} as "nativeCommunity",
    ${MARKER_SQL} as department, ${MARKER_SQL} as city
  from "indigenousReservation" k ${from}`;

// Records that many others embed are built once per statement; PostgreSQL materializes a common table expression only on request.
const cityAirports = `city_airports as materialized (
  select "cityId", json_agg('{}'::json) as list from airport group by "cityId")`;

const communities = `communities as materialized (
  select r.id, row_to_json(r) as record from (
    ${community(noneAsEmpty('o.list'))}
    left join (
      select "nativeCommunityId", json_agg('{}'::json) as list from "indigenousReservation" group by "nativeCommunityId"
    ) o on o."nativeCommunityId" = n.id
  ) r)`;

const categories = `categories as materialized (
  select r.id, row_to_json(r) as record from (
    select ${fields('categoryNaturalArea', 'k')}, ${MARKER_LIST_SQL} as "naturalAreas" from "categoryNaturalArea" k
  ) r)`;

const withCommunity = reservation('n.record', 'join communities n on n.id = k."nativeCommunityId"');

const briefCity = `
  select ${fields('city', 'c')}, ${MARKER_SQL} as department, null as "touristAttractions", null as presidents,
    null as "indigenousReservations", ${noneAsEmpty('a.list')} as airports, null as radios, null as "urbanCenters",
    null as "higherEducationInstitutions", null as "televisionChannels"
  from city c left join city_airports a on a."cityId" = c.id`;

const NATURAL_AREA = `
  select ${fields('naturalArea', 'k')}, ${MARKER_SQL} as department, g.record as "categoryNaturalArea"
  from "naturalArea" k join categories g on g.id = k."categoryNaturalAreaId"`;

const wholeDepartment = `
  select ${fields('department', 'd')},
    ${recordOf(`${briefCity} where c.id = d."cityCapitalId"`)} as "cityCapital",
    ${recordOf(`select ${fields('country', 'k')} from country k where k.id = d."countryId"`)} as country,
    ${listOf(`${briefCity} where c."departmentId" = d.id`)} as cities,
    ${recordOf(`select ${fields('region', 'k')}, ${MARKER_LIST_SQL} as departments from region k where k.id = d."regionId"`)}
      as region,
    ${listOf(`${NATURAL_AREA} where k."departmentId" = d.id`)} as "naturalAreas",
    ${listOf(`select ${fields('map', 'k')}, ${MARKER_SQL} as department from map k where k."departmentId" = d.id`)} as maps,
    ${listOf(`${withCommunity} where k."deparmentId" = d.id`)} as "indigenousReservations",
    (select ${noneAsEmpty(`json_agg('{}'::json)`)} from airport k where k."deparmentId" = d.id) as airports
  from department d`;

/** A list for each city, aggregated for all cities together. */
const perCity = (query: string) =>
  `(select "cityId", json_agg(r order by r.id) as list from (${query}) r group by "cityId")`;

const ofCity = (list: keyof typeof inCity) => listOf(`${inCity[list]} where k."cityId" = c.id`);

const ownCommunity = recordOf(`
  ${community(`(select json_agg('{}'::json) from "indigenousReservation" o where o."nativeCommunityId" = n.id)`)}
  where n.id = k."nativeCommunityId"`);

/** Operation 1; $1 is the page, $2 its size. */
export const heritagePage: Statement = {
  name: 'heritage-page',
  text: `
    with picked as materialized (
      select ${fields('intangibleHeritage', 'h')} from "intangibleHeritage" h
      order by h.id limit $2::int offset ($1::int - 1)::bigint * $2::int),
    ${cityAirports}, ${communities}, ${categories},
    departments as materialized (
      select r.id, row_to_json(r) as record
      from (${wholeDepartment} where d.id in (select "departmentId" from picked)) r)
    select row_to_json(answer)::text from (
      select $1::int as page, $2::int as "pageSize", t.rows as "totalRecords",
        ceil(t.rows / $2::float8) as "pageCount",
        ${listOf(`select p.*, d.record as department from picked p left join departments d on d.id = p."departmentId"`)}
          as data
      from (select count(*) as rows from "intangibleHeritage") t
    ) answer`,
};

/** Operation 3; no row if there is no such region. */
export const regionDepartments: Statement = {
  name: 'region-departments',
  text: `
    with ${cityAirports}, ${communities}, ${categories}
    select ${listOf(`${wholeDepartment} where d."regionId" = region.id`)}::text from region where region.id = $1`,
};

/** Operation 8. */
export const postalCodes: Statement = {
  name: 'postal-codes',
  text: `
    with ${cityAirports},
    cities as materialized (select r.id, row_to_json(r) as record from (${briefCity}) r)
    select ${listOf(`
      select ${fields('postalCode', 'p')}, c.record as city
      from "postalCode" p join cities c on c.id = p."cityId"`)}::text`,
};

/** Operation 10. */
export const cities: Statement = {
  name: 'cities',
  text: `
    with ${cityAirports}, ${communities}
    select ${listOf(`
      select ${fields('city', 'c')}, ${MARKER_SQL} as department,
        ${noneAsEmpty('attractions.list')} as "touristAttractions",
        ${noneAsEmpty('presidents.list')} as presidents,
        ${noneAsEmpty('reservations.list')} as "indigenousReservations",
        ${noneAsEmpty('airports.list')} as airports,
        ${noneAsEmpty('radios.list')} as radios,
        ${noneAsEmpty('centers.list')} as "urbanCenters",
        ${noneAsEmpty('institutions.list')} as "higherEducationInstitutions",
        ${noneAsEmpty('channels.list')} as "televisionChannels"
      from city c
        left join ${perCity(inCity.touristAttractions)} attractions on attractions."cityId" = c.id
        left join ${perCity(inCity.presidents)} presidents on presidents."cityId" = c.id
        left join ${perCity(withCommunity)} reservations on reservations."cityId" = c.id
        left join city_airports airports on airports."cityId" = c.id
        left join ${perCity(inCity.radios)} radios on radios."cityId" = c.id
        left join ${perCity(inCity.urbanCenters)} centers on centers."cityId" = c.id
        left join ${perCity(inCity.higherEducationInstitutions)} institutions on institutions."cityId" = c.id
        left join ${perCity(inCity.televisionChannels)} channels on channels."cityId" = c.id`)}::text`,
};

/** Operation 11; no row if there is no such city. */
export const oneCity: Statement = {
  name: 'one-city',
  text: `
    select row_to_json(answer)::text from (
      select ${fields('city', 'c')}, ${MARKER_SQL} as department,
        ${ofCity('touristAttractions')} as "touristAttractions",
        ${ofCity('presidents')} as presidents,
        ${listOf(`${reservation(ownCommunity, '')} where k."cityId" = c.id`)} as "indigenousReservations",
        (select ${noneAsEmpty(`json_agg('{}'::json)`)} from airport k where k."cityId" = c.id) as airports,
        ${ofCity('radios')} as radios,
        ${ofCity('urbanCenters')} as "urbanCenters",
        ${ofCity('higherEducationInstitutions')} as "higherEducationInstitutions",
        ${ofCity('televisionChannels')} as "televisionChannels"
      from city c where c.id = $1
    ) answer`,
};
