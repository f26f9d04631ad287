// A request that a reader can try on the front page, with its response; the others are links.
import type { Engine } from '../../engine/answers/engine.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { addresses, guideAddress } from '../shell/addresses.js';
import { answerOf } from '../shell/answer-of.js';
import { answerBlock, cutJson } from '../shell/code.js';
import { type Html, html } from '../shell/html.js';
import type { Site } from '../shell/site.js';
import { snippetTabs } from '../shell/snippets.js';
import { homeExamples, homeStrings } from './strings.js';

/** Lines of the response that is shown at first. */
const LINES = 40;

interface Example {
  readonly label: string;
  readonly path: string;
  readonly answer: unknown;
}

export function* tryIt(site: Site, engine: Engine): YieldingWork<Html | undefined> {
  const home = homeStrings[site.language];
  const examples = yield* answeredExamples(site, engine);
  const [first] = examples;
  const guide = site.guides[0];
  if (first === undefined) return undefined;
  const { code, left } = cutJson(first.answer, LINES);
  return html`<section class="try" aria-labelledby="try">
<h2 id="try">${home.tryTitle}</h2>
<p>${home.tryIntro} <a href="${site.at(guide === undefined ? addresses.documentation : guideAddress(guide.name))}">${home.start}</a></p>
<ul class="examples" aria-label="${home.examples}">
${examples.map(({ label, path }) => html`<li><a href="${path}">${label}</a></li>\n`)}</ul>
<div class="live" data-sending="${site.strings.live.sending}" data-failed="${site.strings.live.failed}" data-cut="${site.strings.live.cut}" data-ignored="${site.strings.live.ignored}">
<p class="line"><span class="method">GET</span> <a href="${first.path}">${first.path}</a></p>
<form class="ask" hidden>
<label for="path"><span class="method">GET</span> <span class="said">${home.path}</span></label>
<input id="path" name="path" value="${first.path}" autocomplete="off" autocapitalize="off" spellcheck="false">
<button class="button" type="submit">${site.strings.live.send}</button>
</form>
<div class="halves">
<div class="half">
<h3>${home.request}</h3>
${snippetTabs(site, first.path)}
</div>
<div class="half">
<h3>${home.answer} <span class="status" role="status">200</span></h3>
<div class="shown">
${answerBlock(code)}
${left > 0 && html`<p class="note">${site.strings.live.cut}</p>`}
</div>
</div>
</div>
</div>
</section>`;
}

/** An example whose operation this model does not have, or that finds nothing in this edition, is left out. */
function* answeredExamples({ language }: Site, engine: Engine): YieldingWork<readonly Example[]> {
  const found: Example[] = [];
  for (const { label, operation: id, values } of homeExamples) {
    const operation = engine.operations.find((each) => each.id === id);
    if (operation === undefined) continue;
    const answered = yield* answerOf(engine, operation, values, language);
    if ('wrong' in answered) continue;
    found.push({ label: label[language], path: requestPath(operation.path, values), answer: answered.value });
  }
  return found;
}
