// A report of an error in a record: the text, ready to be completed, and the link that sends it.

import { settingsTable } from '../../settings/settings-table.js';
import { settingAddress } from '../shell/addresses.js';
import { codeBlock } from '../shell/code.js';
import { type Html, html, joined, raw } from '../shell/html.js';
import { ORIGIN } from '../shell/origin.js';
import { shortened, wrongValueUrl } from '../shell/repository.js';
import type { Site } from '../shell/site.js';
import { type Correction, correctionLinks } from './correction-links.js';
import { recordStrings } from './strings.js';

export interface ErrorReport {
  readonly record: string;
  /** Of the page. */
  readonly path: string;
  readonly edition: string;
  /** The URI that the operator has set for reports: a mailbox, or the form of a tracker. */
  readonly contact: string | undefined;
  /** Undefined if the operator names no repository of the data. */
  readonly correction: Correction | undefined;
}

interface ReportedValue {
  readonly field: string;
  readonly value: unknown;
}

/** URLs of more than 2,000 characters do not open in every mail program. */
const LONGEST_VALUE = 120;

/** The link of one value; undefined without a contact and a repository. */
export function reportUrl(site: Site, report: ErrorReport, wrong?: ReportedValue): string | undefined {
  const { contact, record, edition, correction } = report;
  const words = recordStrings[site.language].records.report;
  const subject = [`${words.error}: ${record}`, ...(wrong === undefined ? [] : [wrong.field])].join(', ');
  if (contact === undefined)
    return (
      correction &&
      wrongValueUrl(site.language, correction.repository, {
        title: subject,
        record: `${record} (${edition})`,
        field: wrong?.field,
        present: wrong && written(wrong.value),
      })
    );
  const lines = linesOf(site, report, wrong).map(([label, value]) => `${label}: ${value}`);
  const isMail = contact.startsWith('mailto:');
  // RFC 6068 ends lines of a mail with both characters.
  const body = lines.join(isMail ? '\r\n' : '\n');
  const query = `${isMail ? 'subject' : 'title'}=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  const [address = '', fragment] = contact.split('#') as [string, string?];
  const whole = `${address}${address.includes('?') ? '&' : '?'}${query}`;
  return fragment === undefined ? whole : `${whole}#${fragment}`;
}

function linesOf(
  site: Site,
  { record, path, edition }: ErrorReport,
  wrong?: ReportedValue,
): readonly (readonly [string, string])[] {
  const words = recordStrings[site.language].records.report;
  return [
    [words.record, record],
    [words.page, `${site.origin}${path}`],
    [words.edition, edition],
    [words.field, wrong?.field ?? ''],
    [words.says, wrong === undefined ? '' : shortened(written(wrong.value), LONGEST_VALUE)],
    [words.right, ''],
    [words.source, ''],
  ];
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export function errorReport(site: Site, report: ErrorReport): Html {
  const words = recordStrings[site.language].records.report;
  const url = reportUrl(site, report);
  if (url !== undefined)
    return html`<section class="report" aria-labelledby="report">
<h2 id="report">${words.title}</h2>
${report.correction && correctionLinks(site, report.correction)}
<p><a class="button${report.correction && ' quiet'}" href="${url}" rel="external">${words.summary}</a></p>
<p class="note">${words.prepared}</p>
</section>`;
  return html`<details class="fold report">
<summary><h2 id="report">${words.title}</h2></summary>
<p>${words.about}</p>
${codeBlock(
  '',
  joined(
    linesOf(site, report).map(([label, value]) => html`${label}: ${marked(value, report.path)}`),
    '\n',
  ),
)}
<p class="note">${words.unset} <a href="${site.at(settingAddress(settingsTable.reportContact))}"><code>${settingsTable.reportContact.variable}</code></a></p>
</details>`;
}

/** A script puts the origin of the server into the URL of the page. */
const marked = (value: string, path: string): Html | string =>
  value === path ? html`<span class="origin">${raw(ORIGIN)}</span>${path}` : value;
