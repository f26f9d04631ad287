// What is said of a request as a whole, and of records that are not there, in Spanish.
import type { englishRequestWords } from './request-words-en.js';
import { followedBy, sentence } from './sentence.js';

const counted = (count: number, thing: string, things: string) => `${count} ${count === 1 ? thing : things}`;
const seconds = (count: number) => counted(count, 'segundo', 'segundos');

export const spanishRequestWords: typeof englishRequestWords = {
  tooManyRequests: ({ client, requests, window, wait }) =>
    sentence`Desde ${client} se responden como máximo ${counted(requests, 'solicitud', 'solicitudes')} cada ${seconds(window)}, y por ahora ninguna más; la próxima se responde en ${seconds(wait)}.`,
  needsHost: () => sentence`Una solicitud HTTP/1.1 necesita un encabezado Host.`,
  takesNoBody: (method) => sentence`Una solicitud ${method} no lleva cuerpo; envíala sin él.`,
  addressTooLong: (length, longest) =>
    sentence`La dirección tiene ${length} caracteres; se leen hasta ${longest}.`,
  valueTooLong: (name, longest) =>
    sentence`${name} tiene más de ${longest} caracteres; basta una parte para que coincida.`,
  badPercentSign: () =>
    sentence`La ruta tiene un signo de porcentaje que no comienza la codificación de un carácter UTF-8; el signo mismo se escribe %25.`,
  badPercentSignIn: (name) =>
    sentence`${name} tiene un signo de porcentaje que no inicia un carácter UTF-8 codificado; codifica el valor en UTF-8, y el propio signo de porcentaje como %25.`,
  methodNotAllowed: (method, path, allowed) =>
    sentence`${method} no se permite en ${path}; se permiten ${allowed}.`,
  nothingAt: (path, hint) => sentence`No hay nada en ${path}.${followedBy(hint)}`,
  pathsAreListed: (at) => sentence`GET ${at} lista las rutas que hay.`,
  didYouMean: (name) => sentence`¿Quisiste decir ${name}?`,
  failed: () => sentence`El servicio no pudo responder; puede que la solicitud esté bien.`,
  probablyMeant: (record, id, name, path) =>
    sentence`¿Quisiste decir ${record} ${id}${name === '' ? '' : `, ${name}`}? Está en ${path}.`,
  lookUp: (record, path) => sentence`Para buscar un registro de ${record} por nombre, consulta ${path}.`,
  codeIsNotId: ({ record, id, field, code, name, path }) =>
    sentence`No hay un registro de ${record} con id ${id}, pero ${code} es el ${field} de ${name === '' ? `un registro de ${record}` : name}, en ${path}.`,
  noRecord: (record, id) => sentence`No hay un registro de ${record} con id ${id}.`,
  nearestRecord: (record, id, nearest, path) =>
    sentence`No hay un registro de ${record} con id ${id}; el más cercano es ${nearest}, en ${path}.`,
  retired: (record, id, reason, by) => sentence`${record} ${id} ya no se sirve: ${reason} Mira ${by}.`,
};
