// An iOS app: `Decodable` structures, and a date format that is written out.
import type { ProgramKind } from './exchange.js';

export const swiftApp: ProgramKind = {
  kind: 'iOS app',
  exchanges: [
    {
      program: 'departments',
      asks: '/api/v1/Department',
      sends: { accept: '*/*', 'accept-language': 'es-CO,es;q=0.9' },
      reads: [
        '[].id: integer',
        '[].name: string',
        '[].description: string|null',
        '[].cityCapitalId: integer|null',
      ],
    },
    {
      program: 'regions',
      asks: '/api/v1/Region',
      reads: ['[].id: integer', '[].name: string|null', '[].description: string|null'],
    },
    {
      program: "holidays, read with the format yyyy-MM-dd'T'HH:mm:ss",
      asks: '/api/v1/Holiday/year/2026',
      reads: ['[].date: midnight', '[].name: string', '[] only date, name'],
    },
    {
      program: 'attractions and their pictures',
      asks: '/api/v1/TouristicAttraction',
      reads: ['[].id: integer', '[].cityId: integer|null', '[].images: string[]', '[].images[]: url'],
    },
  ],
};
