// What the operations and their parameters say of themselves, in Spanish. Names of records and fields stay as they are.
import type { Phrases } from '../say.js';

export const operationPhrases: Phrases = {
  'Every {1}': 'Todos los registros de {1}',
  'One {1} by id': 'Un registro de {1} por su id',
  'Every {1} whose name matches': 'Los registros de {1} cuyo nombre coincide',
  'Every {1} that matches a keyword': 'Los registros de {1} que coinciden con una palabra',
  'A page of {1} records': 'Una página de registros de {1}',
  'Every {1} with a code': 'Los registros de {1} con un código',
  'Every {1} of a {2}': 'Los registros de {1} de un {2}',
  'Every {1} of a year': 'Los registros de {1} de un año',
  'Every {1} of a month': 'Los registros de {1} de un mes',
  'Every {1} in office in a year': 'Los registros de {1} en ejercicio en un año',
  'Country: Colombia': 'El país: Colombia',

  'Id of a {1}.': 'Id de un registro de {1}.',
  'A month, from 1 to 12.': 'Un mes, de 1 a 12.',
  'A year from {1} to {2}.': 'Un año, de {1} a {2}.',
  'A year; whoever was in office on any day of it is listed.':
    'Un año; se lista a quien haya estado en ejercicio cualquier día de él.',
  'Adds Palm Sunday and Easter Sunday, nothing else. A fixed holiday that falls on a Sunday is always listed.':
    'Agrega el Domingo de Ramos y el de Resurrección, nada más. Un festivo fijo que cae en domingo se lista siempre.',
  'Direction of the order; nulls come last in both.': 'Sentido del orden; los null van al final en ambos.',
  'Field to sort by; without it the order is by id.':
    'Campo por el que se ordena; sin él, el orden es por id.',
  'Looked for anywhere in {1}; case and accents do not count.':
    'Se busca en cualquier parte de {1}; no importan mayúsculas ni tildes.',
  'Number of the page, from 1.': 'Número de la página, desde 1.',
  'Records on a page, from 1.': 'Registros por página, desde 1.',
  'The name or a part of it; case and accents do not count.':
    'El nombre o una parte; no importan mayúsculas ni tildes.',
  'The whole {1}; case does not count.': 'El {1} completo; no importan las mayúsculas.',
};
