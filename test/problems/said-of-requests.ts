// What is said of requests as a whole, and of records that are not there.
import type { SaidInBoth } from './said-in-both.js';

export const saidOfRequests: readonly SaidInBoth[] = [
  {
    path: '/api/v1/City/999999',
    en: 'There is no City with id 999999; the nearest is 1124, at /api/v1/City/1124.',
    es: 'No hay un registro de City con id 999999; el más cercano es 1124, en /api/v1/City/1124.',
  },
  {
    path: '/api/v1/NaturalArea/2',
    en: 'NaturalArea 2 is no longer served: Part of an area inside one municipality; the department total stands for it. See /api/v1/NaturalArea/6.',
    es: 'NaturalArea 2 ya no se sirve: Parte de un área dentro de un solo municipio; la representa el total del departamento. Mira /api/v1/NaturalArea/6.',
  },
  {
    path: '/api/v1/City/05001',
    en: 'There is no City with id 5001, but 05001 is the daneCode of Medellín, at /api/v1/City/12.',
    es: 'No hay un registro de City con id 5001, pero 05001 es el daneCode de Medellín, en /api/v1/City/12.',
  },
  {
    path: '/api/v1/Holiday/2026',
    en: 'There is nothing at /api/v1/Holiday/2026. Did you mean /api/v1/Holiday/year/2026?',
    es: 'No hay nada en /api/v1/Holiday/2026. ¿Quisiste decir /api/v1/Holiday/year/2026?',
  },
  {
    path: '/api/v1/Municipio',
    en: 'There is nothing at /api/v1/Municipio. Did you mean /api/v1/City?',
    es: 'No hay nada en /api/v1/Municipio. ¿Quisiste decir /api/v1/City?',
  },
  {
    path: '/api/v1/Citty',
    en: 'There is nothing at /api/v1/Citty. Did you mean /api/v1/City?',
    es: 'No hay nada en /api/v1/Citty. ¿Quisiste decir /api/v1/City?',
  },
  {
    path: '/nothing/like/it',
    en: 'There is nothing at /nothing/like/it. GET /api/v1 lists the paths there are.',
    es: 'No hay nada en /nothing/like/it. GET /api/v1 lista las rutas que hay.',
  },
  {
    path: '/docs/nope',
    en: 'There is nothing at /docs/nope. GET /api/v1 lists the paths there are.',
    es: 'No hay nada en /docs/nope. GET /api/v1 lista las rutas que hay.',
  },
  {
    path: '/api/v1/City/%E0%A4%A',
    en: 'The path holds a percent sign that does not begin an encoded UTF-8 character; a percent sign itself is %25.',
    es: 'La ruta tiene un signo de porcentaje que no comienza la codificación de un carácter UTF-8; el signo mismo se escribe %25.',
  },
  {
    path: '/api/v1/City?name=Medell%EDn',
    en: 'name holds a percent sign that does not begin an encoded UTF-8 character; encode the value as UTF-8, and a percent sign itself as %25.',
    es: 'name tiene un signo de porcentaje que no inicia un carácter UTF-8 codificado; codifica el valor en UTF-8, y el propio signo de porcentaje como %25.',
  },
  {
    path: '/api/v1/City',
    method: 'POST',
    en: 'POST is not allowed at /api/v1/City; allowed are GET, HEAD, OPTIONS.',
    es: 'POST no se permite en /api/v1/City; se permiten GET, HEAD, OPTIONS.',
  },
  {
    path: '/api/v1/City',
    headers: { 'content-length': '1' },
    body: 'x',
    en: 'A GET request takes no body; leave it out.',
    es: 'Una solicitud GET no lleva cuerpo; envíala sin él.',
  },
  {
    path: `/api/v1/City/name/${'a'.repeat(1001)}`,
    en: 'name has more than 1000 characters; a part of it is enough to match.',
    es: 'name tiene más de 1000 caracteres; basta una parte para que coincida.',
  },
  {
    path: `/api/v1/City?name=${'a'.repeat(1001)}`,
    en: 'name has more than 1000 characters; a part of it is enough to match.',
    es: 'name tiene más de 1000 caracteres; basta una parte para que coincida.',
  },
  {
    path: `/api/v1/City/name/${'a'.repeat(13_000)}`,
    en: 'The address has 13018 characters; up to 13000 are read.',
    es: 'La dirección tiene 13018 caracteres; se leen hasta 13000.',
  },
];
