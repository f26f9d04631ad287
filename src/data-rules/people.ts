// The terms of an office follow without a gap, and overlap only if one person acts for another.
import type { ModelFamily, Row } from '../engine/model/model.js';
import { fold } from '../engine/text/fold.js';
import { byId, type DataRule, differs, type Finding, finding, rowsOf } from './data-rule.js';

const FAMILY = /^(la )?(familia|lenguas|idiomas|tucanos)\b/i;

/** The languages of a people are languages, not families of languages. */
export const languagesRule: DataRule = {
  name: 'languages',
  about: {
    en: 'The languages of an indigenous people are named one by one, not by their family.',
    es: 'Las lenguas de un pueblo indígena se nombran una por una y no por su familia.',
  },
  advice: {
    en: 'Name each language, as in "Español, Nasa Yuwe".',
    es: 'Nombra cada lengua, como en «Español, Nasa Yuwe».',
  },
  *check(data) {
    for (const row of rowsOf(data, 'nativeCommunity')) {
      const family = String(row.languages ?? '')
        .replaceAll(/\([^)]*\)/g, '')
        .split(/,\s*/)
        .find((language) => FAMILY.test(language));
      if (family === undefined) continue;
      yield finding(data.model.family('nativeCommunity'), row, 'languages', {
        en: 'the name of a language',
        es: 'el nombre de una lengua',
        found: family,
      });
    }
  },
};

/** Words that name a people in reservation names and are not part of the people's own name, folded. */
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

/** Reservations named after a place, a person or a shared word. The land agency states their people. */
const namedOtherwise = new Set<unknown>([540, 677, 755]);

const wordsOf = (text: unknown) => fold(String(text)).match(/[\p{L}']{3,}/gu) ?? [];

/** A reservation named after a people belongs to it, and every people has a reservation. */
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

/** Later than any day, for a term that has not ended. */
const OPEN = '9999-12-31';

interface Term {
  readonly row: Row;
  readonly from: string;
  readonly to: string;
}

export const officeTerms: DataRule = {
  name: 'office-terms',
  about: {
    en: 'Terms of office leave no gap, only the latest is open, and of two that overlap one is an acting term.',
    es: 'Los periodos de un cargo no dejan vacíos, solo el último está abierto y, de dos que se cruzan, uno es encargo.',
  },
  advice: {
    en: 'Check the days on which the terms begin and end.',
    es: 'Revisa los días en que empiezan y terminan los periodos.',
  },
  *check(data) {
    for (const family of data.model.families) {
      const { period } = family;
      if (period === undefined) continue;
      const terms = rowsOf(data, family.name)
        .map((row) => ({ row, from: String(row[period.from]), to: String(row[period.to] ?? OPEN) }))
        .sort((a, b) => a.from.localeCompare(b.from) || b.to.localeCompare(a.to));
      yield* gapsOfTerms(family, terms);
      yield* overlaps(family, terms);
    }
  },
};

function* gapsOfTerms(family: ModelFamily, terms: readonly Term[]): Iterable<Finding> {
  let reached = terms[0]?.from ?? OPEN;
  for (const { row, from, to } of terms) {
    if (from > reached) yield finding(family, row, family.period?.from, differs(reached, from));
    if (to > reached) reached = to;
  }
}

function* overlaps(family: ModelFamily, terms: readonly Term[]): Iterable<Finding> {
  for (const [index, earlier] of terms.entries()) {
    for (const later of terms.slice(index + 1)) {
      const acts = earlier.row.acting === true || later.row.acting === true;
      if (later.from >= earlier.to || (acts && earlier.to !== OPEN)) continue;
      const found = earlier.to === OPEN ? null : earlier.to;
      yield finding(family, earlier.row, family.period?.to, {
        en: `an end by ${later.from}, when that of ${later.row.id} begins`,
        es: `un final a más tardar el ${later.from}, cuando empieza el del registro ${later.row.id}`,
        found: found,
      });
    }
  }
}
