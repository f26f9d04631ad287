// Links by which readers correct a record: to the page that prepares the change, to the line of the data file, and to the guide.
import type { ModelField } from '../../engine/model/model.js';
import { guideAddress } from '../shell/addresses.js';
import type { DataLine } from '../shell/data-line.js';
import { type Html, html } from '../shell/html.js';
import type { Address } from '../shell/language.js';
import { editorUrl, pathInRepository, type Repository } from '../shell/repository.js';
import type { Site } from '../shell/site.js';
import { recordStrings } from './strings.js';

export interface Correction {
  readonly repository: Repository;
  /** Undefined if the file has no line to edit in a browser. */
  readonly line: DataLine | undefined;
  /** Of the page that prepares a change. */
  readonly address: Address;
  /** The same for one field; undefined if its value follows from others. */
  readonly ofField: (field: ModelField) => Address | undefined;
}

const GUIDE = 'correct-a-value';

/** Beside a value, whose language may not be that of the page. */
export function correctLink(site: Site, label: string, address: Address | undefined): Html | undefined {
  if (address === undefined) return undefined;
  const { correct } = recordStrings[site.language].records.report;
  return html` <a class="correct" lang="${site.language}" href="${site.at(address)}" rel="nofollow" aria-label="${correct}: ${label}">${correct}</a>`;
}

export function correctionLinks(site: Site, { repository, line, address }: Correction): Html {
  const words = recordStrings[site.language].records.report;
  return html`<p><a class="button" href="${site.at(address)}" rel="nofollow">${words.correctRecord}</a></p>
<p class="note">${
    line &&
    html`${words.line(site.number(line.line))} <a href="${editorUrl(repository, line)}" rel="external"><code>${pathInRepository(line)}</code></a>. `
  }<a href="${site.at(guideAddress(GUIDE))}">${words.guide}</a></p>`;
}
