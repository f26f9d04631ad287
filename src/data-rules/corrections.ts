// Every correction names an existing record and source, and the corrections of one value form a chain that ends in the data.
import type { Correction } from '../engine/dataset/dataset.js';
import { OWN } from '../engine/operations/provenance/record-provenance.js';
import { isSpelling } from './codes.js';
import {
  byId,
  type DataRule,
  differs,
  type ExpectedValue,
  type Finding,
  lineFinding,
  noRecord,
  noSource,
} from './data-rule.js';

/** A correction of spelling has no source, so that the value keeps its source, date and licence; any other correction has one. */
export const correctionsKeepSources: DataRule = {
  name: 'corrections-keep-sources',
  about: {
    en: 'A correction without a source changes only the spelling, and a correction of the spelling does not name ourselves as its source.',
    es: 'Una corrección sin fuente cambia solo la escritura, y una corrección de escritura no nos pone como fuente.',
  },
  advice: {
    en: 'Add the id of a source in data/sources.json, or remove the source if only the spelling changed.',
    es: 'Agrega el id de una fuente de data/sources.json, o quita la fuente si solo cambió la escritura.',
  },
  *check({ corrections, sources }) {
    const own = new Set(sources.filter(({ terms }) => terms === OWN).map(({ id }) => id));
    for (const [at, correction] of corrections.entries()) {
      const { was, is, source } = correction;
      const spelling = isSpelling(was, is);
      if (source === undefined && !spelling)
        yield report(
          { ...correction, at },
          {
            en: `expected a source for ${JSON.stringify(is)}, found none`,
            es: `falta la fuente del valor ${JSON.stringify(is)}`,
          },
        );
      if (source !== undefined && own.has(source) && spelling)
        yield report(
          { ...correction, at },
          {
            en: `expected no source, because only the spelling changed, found "${source}"`,
            es: `solo cambió la escritura, así que no lleva fuente, pero tiene "${source}"`,
          },
        );
    }
  },
};

/** A correction with its position in the file. */
type Placed = Correction & { readonly at: number };

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export const corrections: DataRule = {
  name: 'corrections',
  about: {
    en: 'Every correction names a record that is or was, and a known source; those of a value form a chain that ends in the value it has now.',
    es: 'Cada corrección es de un registro que existe o existió y tiene una fuente conocida. Las de un mismo valor forman una cadena que termina en el valor actual.',
  },
  advice: {
    en: 'Correct the line in data/corrections.json.',
    es: 'Corrige la línea en data/corrections.json.',
  },
  *check(data) {
    const sources = new Set(data.sources.map(({ id }) => id));
    const tables = new Map(data.model.families.map(({ name }) => [name, byId(data, name)]));
    const retired = new Set(data.retired.map(({ family, id }) => `${family} ${id}`));
    const chains = new Map<string, Placed[]>();
    for (const [at, correction] of data.corrections.entries()) {
      const { family, id, field, was, is, source } = correction;
      const key = `${family} ${id} ${field}`;
      const placed = { ...correction, at };
      chains.set(key, [...(chains.get(key) ?? []), placed]);
      if (tables.get(family)?.get(id) === undefined && !retired.has(`${family} ${id}`))
        yield report(placed, noRecord(family, id));
      if (same(was, is))
        yield report(placed, {
          en: `expected a change, found ${JSON.stringify(is)} twice`,
          es: `"was" e "is" son iguales, ${JSON.stringify(is)}, así que no hay cambio`,
        });
      if (source !== undefined && !sources.has(source)) yield report(placed, noSource(source));
    }
    for (const chain of chains.values()) {
      for (const [index, correction] of chain.entries()) {
        const before = chain[index - 1];
        if (before !== undefined && !same(correction.was, before.is))
          yield report(correction, {
            en: `${differs(before.is, correction.was).en} as what it was`,
            es: `${differs(before.is, correction.was).es} como valor anterior`,
          });
      }
      const last = chain.at(-1) as Placed;
      const row = tables.get(last.family)?.get(last.id);
      if (row !== undefined && !same(row[last.field], last.is))
        yield {
          ...report(last, differs(row[last.field], last.is)),
          ...addCorrection({ ...last, was: last.is, is: row[last.field] }, data.edition, last.at + 2),
        };
    }
  },
};

const report = ({ family, id, field, at }: Placed, fault: ExpectedValue): Finding =>
  lineFinding('corrections.json', `${family} ${id}`, at)(field, fault);

/**
 * A line to paste into corrections.json, without the reason and the source, which only the person has. `below` is the line after which it
 * belongs.
 */
export function addCorrection(
  { family, id, field, was, is }: Pick<Correction, 'family' | 'id' | 'field' | 'was' | 'is'>,
  edition: string,
  below: number,
): Required<Pick<Finding, 'advice' | 'paste' | 'byMaintainer'>> {
  // The value keeps its source if only the spelling changed.
  const source = isSpelling(was, is) ? {} : { source: '…' };
  return {
    advice: {
      en: `If the change is right, write the reason and the source in the pull request, and a maintainer adds this line below line ${below} of data/corrections.json. You can also paste it there and replace each …`,
      es: `Si el cambio es correcto, escribe el motivo y la fuente en la solicitud de cambio, y quien mantiene el proyecto agrega esta línea debajo de la línea ${below} de data/corrections.json. También puedes pegarla ahí y reemplazar cada …`,
    },
    paste: `${JSON.stringify({ family, id, field, was, is, reason: '…', ...source, edition })},`,
    byMaintainer: true,
  };
}
