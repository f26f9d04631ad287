// What the parameters of operations say of themselves, in Spanish. Names of records and fields stay as they are.
import type { Phrases } from './translator.js';

export const operationPhrases: Phrases = {
  'Id of a {1}.': 'Id de un registro de {1}.',
  'A month, from 1 to 12.': 'Un mes, de 1 a 12.',
  'A year from {1} to {2}.': 'Un año, de {1} a {2}.',
  'A year; everyone in office on any day of it is listed.':
    'Un año; se lista a quien haya estado en ejercicio cualquier día de él.',
  'Direction of the order, for fields without a minus; nulls come last in both.':
    'Sentido del orden, para los campos sin signo menos; los null van al final en ambos.',
  'Field to sort by; by default records come in id order. Up to {1}, comma-separated, each with a minus in front for descending order; then you can also name extended fields.':
    'Campo por el que se ordena; sin él, el orden es por id. Hasta {1}, separados por comas, cada uno con un signo menos delante si va de mayor a menor; entonces también valen los campos extendidos.',
  'Looked for anywhere in {1}; case and accents do not count.':
    'Se busca en cualquier parte de {1}; no importan mayúsculas ni tildes.',
  'Number of the page, from 1.': 'Número de la página, desde 1.',
  'Records on a page, from 1.': 'Registros por página, desde 1.',
  'The name or a part of it; case and accents do not count.':
    'El nombre o una parte; no importan mayúsculas ni tildes.',
  'The whole {1}; case does not count.': 'El {1} completo; no importan las mayúsculas.',

  'How relations look that are not expanded: as the marker, as null, or left out. If not given, they look as in the answer without options.':
    'Cómo se ven las relaciones que no se expanden: como marcador, como null, o no se ven. Si no se indica, se ven como en la respuesta sin opciones.',
  'Return only these fields, comma-separated; extended fields can be named, and `all` is every field. A relation named here looks as in the answer without options; a path such as `relation.field` expands it and returns only that field of it.':
    'Devuelve solo estos campos, separados por comas; se pueden nombrar los extendidos, y `all` son todos. Una relación nombrada aquí se ve como en la respuesta sin opciones; una ruta como `relation.field` la expande y devuelve solo ese campo.',
  'Relations to embed in addition, comma-separated; dots lead further, up to {1} relations deep. Related lists that are not part of the record can be named, too. A request can embed up to {2} more records.':
    'Relaciones que se incluyen además, separadas por comas; los puntos siguen más allá, hasta {1} relaciones. También se pueden nombrar listas relacionadas que no son parte del registro. Una solicitud puede incluir hasta {2} registros más.',
  'Return at most this many records, after sorting.':
    'Devuelve como máximo esta cantidad de registros, ya ordenados.',
  'Skip this many records, after sorting.': 'Omite esta cantidad de registros, ya ordenados.',
  'Only what lies around this point, `latitude,longitude` in degrees; nearest first, unless another order is asked for.':
    'Solo lo que está alrededor de este punto, `latitude,longitude` en grados; primero lo más cercano, salvo que se pida otro orden.',
  'How far around, in kilometres on the great circle; {1} if not given.':
    'Hasta qué distancia, en kilómetros sobre el círculo máximo; {1} si no se da.',
  'Only what lies in this box, `west,south,east,north` in degrees, borders included; it crosses the antimeridian where west is greater than east.':
    'Solo lo que está en este rectángulo, `west,south,east,north` en grados, incluidos los bordes; cruza el antimeridiano si el oeste es mayor que el este.',
  'The form of the answer; it wins over `Accept`. `csv-excel` is for spreadsheets that write decimals with a comma.':
    'La forma de la respuesta; gana sobre `Accept`. `csv-excel` es para hojas de cálculo que escriben los decimales con coma.',
  'Only records in which it is this; case and accents do not count.':
    'Solo registros en los que es esto; no importan mayúsculas ni tildes.',
  'Only records in which it is not this; unknown is not this, either.':
    'Solo registros en los que no es esto; lo desconocido tampoco lo es.',
  'Only records in which it is more.': 'Solo registros en los que es más.',
  'Only records in which it is this or more.': 'Solo registros en los que es esto o más.',
  'Only records in which it is less.': 'Solo registros en los que es menos.',
  'Only records in which it is this or less.': 'Solo registros en los que es esto o menos.',
  'Only records in which it is one of these, comma-separated.':
    'Solo registros en los que es uno de estos, separados por comas.',
  'Only records that hold this: as a part of the text, or as one of several texts.':
    'Solo registros que contienen esto: como parte del texto, o como uno de varios textos.',
  'Only records in which it is unknown, or only those in which it is known.':
    'Solo registros en los que es desconocido, o solo aquellos en los que se conoce.',
};
