// A reservation named after a people belongs to it, and every people has a reservation.
import { fold } from '../engine/text/fold.js';
import { byId, type DataRule, finding, rowsOf } from './data-rule.js';

/** Words that name a people in the names of reservations, folded, if they are not in the name of the people itself. */
const otherWords: Readonly<Record<string, string>> = {
  Arhuaco: 'arhuaca',
  Awá: 'cuayquer cuaiquer',
  Camentza: 'kamentsa kamsa',
  Cuiba: 'cuiva',
  'Ette Ennaka - Chimila': 'chimilas',
  Guahibo: 'sikuani sicuani',
  Guambiano: 'misak',
  Guanano: 'wanano',
  Guayabero: 'guayaberos jiw',
  Katío: 'catio',
  Kizgó: 'quizgo',
  Kokonuko: 'koconuco',
  Piapoco: 'piapocos',
  Quillacinga: 'quillasinga',
  Sáliba: 'saliva salivas',
  Tamas: 'tama',
  Ticuna: 'tikuna',
  "U'wa": 'tunebo',
  Uitoto: 'huitoto witoto',
  Waunana: 'wounaan',
  Yucuna: 'yukuna',
  Yukpa: 'yuco',
  Zenú: 'senu',
};

/** Reservations whose name is a place or a person, or is shared with another people: the land agency names the people that they have. */
const namedOtherwise = new Set<unknown>([540, 677, 755]);

const wordsOf = (text: unknown) => fold(String(text)).match(/[\p{L}']{3,}/gu) ?? [];

export const peoplesOfReservations: DataRule = {
  name: 'peoples-of-reservations',
  about: {
    en: 'A reservation named after an indigenous people belongs to it, and every people has a reservation.',
    es: 'Un resguardo que lleva el nombre de un pueblo indígena es de ese pueblo, y cada pueblo tiene un resguardo.',
  },
  advice: {
    en: 'Change the people of the reservation or its name.',
    es: 'Cambia el pueblo del resguardo o su nombre.',
  },
  *check(data) {
    const peoples = byId(data, 'nativeCommunity');
    const owners = new Map<string, Set<unknown>>();
    for (const { id, name } of peoples.values()) {
      for (const word of [...wordsOf(name), ...wordsOf(otherWords[String(name)] ?? '')])
        owners.set(word, new Set([...(owners.get(word) ?? []), id]));
    }
    owners.delete('otros');
    const seen = new Set<unknown>();
    for (const row of rowsOf(data, 'indigenousReservation')) {
      seen.add(row.nativeCommunityId);
      const named = wordsOf(row.name).filter((word) => owners.has(word));
      if (named.length === 0 || namedOtherwise.has(row.id)) continue;
      if (named.some((word) => owners.get(word)?.has(row.nativeCommunityId))) continue;
      const found = peoples.get(row.nativeCommunityId)?.name;
      yield finding(data.model.family('indigenousReservation'), row, 'nativeCommunityId', {
        en: `expected a people named in "${row.name}", found ${found}`,
        es: `"${row.name}" nombra a otro pueblo, pero el del registro es ${found}`,
      });
    }
    for (const row of peoples.values()) {
      if (!seen.has(row.id))
        yield finding(data.model.family('nativeCommunity'), row, undefined, {
          en: `expected a reservation of ${row.name}, found none`,
          es: `ningún resguardo es del pueblo ${row.name}`,
        });
    }
  },
};
