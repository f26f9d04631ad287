// Map programs convert records with coordinates into markers, and read the latitude first.
import type { ProgramKind } from './exchange.js';

const withinColombia = (latitude: string, longitude: string) => [
  `${latitude} >= -4.3`,
  `${latitude} <= 13.5`,
  `${longitude} >= -82`,
  `${longitude} <= -66.8`,
];

export const mapApps: ProgramKind = {
  kind: 'map app',
  exchanges: [
    {
      program: 'Leaflet: every airport that has coordinates',
      asks: '/api/v1/airport',
      reads: [
        ...withinColombia('[].latitude?', '[].longitude?'),
        '[].cityId: integer',
        '[].city.name: string',
      ],
    },
    {
      program: 'a flight planner: one airport, with a slash too many',
      asks: '//api/v1/Airport/2',
      reads: [
        ...withinColombia('latitude', 'longitude'),
        'iataCode = "BAQ"',
        'city.name = "Barranquilla"',
        'deparmentId = 4',
      ],
    },
    {
      program: 'airports by name, for the box in which one types',
      asks: '/api/v1/Airport/name/Dorado',
      marked: true,
      reads: ['[0].oaciCode = "SKBO"', '[0].city.name ~ ^Bogotá', '[0].department.name = "Bogotá"'],
    },
    {
      program: 'pages of airports',
      asks: '/api/v1/Airport/pagedList?Page=1&PageSize=20',
      reads: ['data.length = 20', 'data[].city: plain', 'data[].department: plain'],
    },
    {
      program: 'volcanoes by height',
      asks: '/api/v1/Volcano?sortBy=elevation&sortDirection=desc',
      reads: [
        ...withinColombia('[].latitude', '[].longitude'),
        '[].elevation descending',
        '[].department: plain',
        '[].city: plain',
        '[].imageUrl: string|null',
      ],
    },
    {
      program: 'volcanoes of a city',
      asks: '/api/v1/City/769/volcanoes',
      marked: true,
      reads: ['length = 2', '[].department.name = "Nariño"', '[].city.name = "Pasto"'],
    },
    {
      program: 'attractions: coordinates are texts',
      asks: '/api/v1/TouristicAttraction',
      reads: ['[].latitude: coordinate', '[].longitude ~ ^-6[678]|^-7[0-9]|^-8[01]', '[].city.name: string'],
    },
    {
      program: 'urban centres of a city',
      asks: '/api/v1/UrbanCenter/city/167',
      reads: [...withinColombia('[].latitude', '[].longitude'), '[].cityId = 167', '[].code ~ ^11'],
    },
    {
      program: 'a gallery of maps',
      asks: '/api/v1/Map/1',
      reads: ['id = 1', 'name: string', 'urlImages[0]: url', 'department: null'],
    },
    {
      program: 'heritage cities as markers with a picture',
      asks: '/api/v1/HeritageCity',
      reads: ['[].image: string|null', '[].city: plain', '[].department: plain'],
    },
    {
      program: 'one heritage city',
      asks: '/api/v1/HeritageCity/16',
      marked: true,
      reads: ['name ~ ^Villa de Leyva', 'city.name = "Villa de Leyva"', 'department.name = "Boyacá"'],
    },
  ],
};
