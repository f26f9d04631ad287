// The report of an error in a record, with a prepared text, the links that send it, and those that correct a value.

import type { Ordinal } from '../../engine/catalog/catalog.js';
import { editionName } from '../../engine/dataset/dataset.js';
import type { Row } from '../../engine/model/model.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import type { ShownFamily, ShownField } from '../manifest/manifest.js';
import { guideAddress, inLanguage } from '../shell/addresses.js';
import { codeBlock, ORIGIN } from '../shell/code.js';
import { type Html, html, joined, raw } from '../shell/html.js';
import {
  correctAddress,
  correctFieldAddress,
  isCorrectable,
  type RecordLink,
  recordLink,
} from '../shell/record-links.js';
import {
  dataLine,
  editorUrl,
  pathInRepository,
  type Repository,
  shortened,
  wrongValueUrl,
} from '../shell/repository.js';
import type { PageContext } from '../shell/site.js';

const en = {
  title: 'Found an error?',
  summary: 'Report an error in this record',
  prepared: 'The message names the record and the edition. Add the field, the correct value and its source.',
  about: 'If you know its operator, copy this text, fill in the last four lines and send it to them.',
  unset: 'This copy takes no reports.',
  error: 'Error',
  correct: 'Correct',
  correctRecord: 'Correct a value of this record',
  line: (line: string) => `The record is line ${line} of`,
  guide: 'How to correct a value',
  record: 'Record',
  page: 'Page',
  edition: 'Edition',
  field: 'Field',
  says: 'Current value',
  right: 'Correct value',
  source: 'Source of the correct value',
};

const es: typeof en = {
  title: '¿Encontraste un error?',
  summary: 'Reportar un error en este registro',
  prepared: 'El mensaje nombra el registro y la edición. Agrega el campo, el valor correcto y su fuente.',
  about: 'Si conoces a quien la opera, copia este texto, completa las últimas cuatro líneas y envíaselo.',
  unset: 'Esta copia no recibe reportes.',
  error: 'Error',
  correct: 'Corregir',
  correctRecord: 'Corregir un dato de este registro',
  line: (line) => `El registro está en la línea ${line} de`,
  guide: 'Cómo corregir un dato',
  record: 'Registro',
  page: 'Página',
  edition: 'Edición',
  field: 'Campo',
  says: 'Valor actual',
  right: 'Valor correcto',
  source: 'Fuente del valor correcto',
};

const strings = { en, es };

const CORRECTION_GUIDE = 'correct-a-value';

interface ReportedValue {
  readonly field: string;
  readonly value: unknown;
}

/** URLs of more than 2,000 characters do not open in every mail program. */
const LONGEST_VALUE = 120;

export function* report(record: RecordView): YieldingWork<Html> {
  const { site, repository } = record;
  const words = strings[site.language];
  const url = reportUrl(record);
  if (url !== undefined)
    return html`<section class="report" aria-labelledby="report">
<h2 id="report">${words.title}</h2>
${repository && (yield* correctionLinks(record, repository))}
<p><a class="button${repository && ' quiet'}" href="${url}" rel="external">${words.summary}</a></p>
<p class="note">${words.prepared}</p>
</section>`;
  const path = pathOf(record);
  return html`<details class="fold report">
<summary><h2 id="report">${words.title}</h2></summary>
<p>${words.unset} ${words.about}</p>
${codeBlock(
  '',
  joined(
    linesOf(record).map(([label, value]) => html`${label}: ${marked(value, path)}`),
    '\n',
  ),
)}
</details>`;
}

/** Links to the page that prepares a change, to the line of the data file and to the guide. */
function* correctionLinks({ site, engine, shown, ordinal, row }: RecordView, repository: Repository) {
  const words = strings[site.language];
  const line = yield* dataLine(engine.catalog, shown.family, ordinal);
  return html`<p><a class="button" href="${site.at(correctAddress(shown, row))}" rel="nofollow">${words.correctRecord}</a></p>
<p class="note">${
    line &&
    html`${words.line(site.number(line.line))} <a href="${editorUrl(repository, line)}" rel="external"><code>${pathInRepository(line)}</code></a>. `
  }<a href="${site.at(guideAddress(CORRECTION_GUIDE))}">${words.guide}</a></p>`;
}

/** The link beside a value, whose language may differ from that of the page. Undefined if its value follows from others. */
export function correctLink(
  { site, shown, row, repository }: RecordView,
  { field, label }: ShownField,
): Html | undefined {
  if (repository === undefined || !isCorrectable(field)) return undefined;
  const { correct } = strings[site.language];
  return html` <a class="correct" lang="${site.language}" href="${site.at(correctFieldAddress(shown, row, field))}" rel="nofollow" aria-label="${correct}: ${label[site.language]}">${correct}</a>`;
}

/** The link of one value or of the record; undefined without a contact and a repository. */
export function reportUrl(record: RecordView, wrong?: ReportedValue): string | undefined {
  const { site, reportContact, repository } = record;
  const named = nameOf(record);
  const subject = [`${strings[site.language].error}: ${named}`, ...(wrong ? [wrong.field] : [])].join(', ');
  if (reportContact === undefined)
    return (
      repository &&
      wrongValueUrl(site.language, repository, {
        title: subject,
        record: `${named} (${editionOf(record)})`,
        field: wrong?.field,
        present: wrong && written(wrong.value),
      })
    );
  const lines = linesOf(record, wrong).map(([label, value]) => `${label}: ${value}`);
  const isMail = reportContact.startsWith('mailto:');
  // RFC 6068 ends lines of a mail with both characters.
  const body = lines.join(isMail ? '\r\n' : '\n');
  const query = `${isMail ? 'subject' : 'title'}=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  const [address = '', fragment] = reportContact.split('#') as [string, string?];
  const whole = `${address}${address.includes('?') ? '&' : '?'}${query}`;
  return fragment === undefined ? whole : `${whole}#${fragment}`;
}

function linesOf(record: RecordView, wrong?: ReportedValue): readonly (readonly [string, string])[] {
  const { site } = record;
  const words = strings[site.language];
  return [
    [words.record, nameOf(record)],
    [words.page, `${site.origin}${pathOf(record)}`],
    [words.edition, editionOf(record)],
    [words.field, wrong?.field ?? ''],
    [words.says, wrong === undefined ? '' : shortened(written(wrong.value), LONGEST_VALUE)],
    [words.right, ''],
    [words.source, ''],
  ];
}

const nameOf = ({ shown, row, title }: RecordView) => `${shown.family.record} ${row.id}, ${title}`;
const pathOf = ({ site, address }: RecordView) => inLanguage(site.language, address);
const editionOf = ({ engine }: RecordView) => editionName(engine.catalog.edition);

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A script inserts the origin of the server into the URL of the page. */
const marked = (value: string, path: string): Html | string =>
  value === path ? html`<span class="origin">${raw(ORIGIN)}</span>${path}` : value;

/** The settings of the operator on which pages of records depend. */
interface ReportOptions {
  /** The URI for reports, which is a mailbox or the form of a tracker. */
  readonly reportContact: string | undefined;
  /** The repository of the data, if readers can correct it. */
  readonly repository: Repository | undefined;
}

/** A record in the form that the sections of its page read. */
export interface RecordView extends PageContext, ReportOptions, RecordLink {
  readonly shown: ShownFamily;
  readonly ordinal: Ordinal;
  readonly row: Row;
}

export function recordView(
  context: PageContext & ReportOptions,
  shown: ShownFamily,
  ordinal: Ordinal,
): RecordView {
  const row = context.engine.catalog.table(shown.family).rows[ordinal] as Row;
  return { ...context, shown, ordinal, row, ...recordLink(context.manifest, shown.family, row) };
}
