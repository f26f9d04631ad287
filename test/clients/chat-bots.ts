// Discord and Telegram bots, and assistants, search for a word of a person and reply with the first hit.
import type { ProgramKind } from './exchange.js';

export const chatBots: ProgramKind = {
  kind: 'chat bot',
  exchanges: [
    {
      program: '/departamento santander',
      asks: '/api/v1/Department/name/santander',
      reads: [
        '[0].name = "Santander"',
        '[0].cityCapital.name = "Bucaramanga"',
        '[0].surface: integer',
        '[1].name = "Norte de Santander"',
      ],
    },
    {
      program: '/departamento with an accent and a capital',
      asks: '/api/v1/Department/name/Bolívar',
      reads: ['[0].name = "Bolívar"', '[0].cityCapital.name = "Cartagena"'],
    },
    {
      program: '/ciudad cali',
      asks: '/api/v1/City/search/cali',
      reads: ['[0].id = 1093', '[0].name = "Cali"', '[0].department.name = "Valle del Cauca"'],
    },
    {
      program: '/ciudad, which falls back to the name lookup',
      asks: '/api/v1/City/name/CARTAGENA',
      reads: ['[0].id = 210', '[0].department.name = "Bolívar"', '[0].population: integer'],
    },
    {
      program: '/ciudad with its official name',
      asks: '/api/v1/City/search/cartagena%20de%20indias',
      reads: ['[0].name = "Cartagena"'],
    },
    {
      program: '/presidente uribe',
      asks: '/api/v1/President/name/uribe',
      reads: ['[0].name = "Álvaro"', '[0].lastName = "Uribe Vélez"', '[0].image: url', '[0].city: null'],
    },
    {
      program: '/presidente with first and last name',
      asks: '/api/v1/President/search/juan%20manuel%20santos',
      reads: ['[0].lastName = "Santos Calderón"'],
    },
    {
      program: '/plato bandeja',
      asks: '/api/v1/TypicalDish/search/bandeja',
      reads: ['[0].name = "Bandeja Paisa"', '[0].ingredients: string', '[0].department: plain'],
    },
    {
      program: '/festivo: whether a day begins with one of these dates',
      asks: '/api/v1/holiday/year/2025',
      reads: ['[].date ~ ^2025-', '[].date includes "2025-12-25T00:00:00"', '[].name includes "Navidad"'],
    },
    {
      program: '/festivos of a month',
      asks: '/api/v1/Holiday/year/2026/month/7',
      reads: ['length = 2', '[0].date = "2026-07-13T00:00:00"', '[1].name = "Día de la Independencia"'],
    },
    {
      program: '/emisora: what can be listened to',
      asks: '/api/v1/Radio/search/w%20radio',
      reads: ['[0].name = "W Radio"', '[0].streamers: string[]', '[0].city.name: string'],
    },
    {
      program: '/feria flores',
      asks: '/api/v1/TraditionalFairAndFestival/search/flores',
      reads: ['[0].name = "Feria de las Flores"', '[0].city.name = "Medellín"', '[].city: plain'],
    },
  ],
};
