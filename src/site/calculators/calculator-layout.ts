// The frame of every tool: the way back, its title, its purpose, and the request behind it.

import type { Engine } from '../../engine/answers/engine.js';
import type { Localized } from '../../engine/text/localized.js';
import { addresses, operationAddress } from '../shell/addresses.js';
import { type FamilyPart, partLinks } from '../shell/family-parts.js';
import { type Html, html } from '../shell/html.js';
import { layout } from '../shell/layout.js';
import type { Site } from '../shell/site.js';
import type { FormValues } from './form-values.js';
import { calculatorStrings } from './strings.js';

/** The input of the page of a tool, from a request. */
export interface CalculatorInput {
  readonly engine: Engine;
  readonly site: Site;
  readonly values: FormValues;
}

interface ToolFrame {
  readonly address: Localized;
  readonly title: string;
  readonly lead: string;
  readonly body: Html;
  /** The data that it uses, and its guides. */
  readonly parts: readonly FamilyPart[];
}

export function calculatorLayout(site: Site, { address, title, lead, body, parts }: ToolFrame): string {
  const { strings, at } = site;
  return layout(site, {
    path: address,
    title,
    description: lead,
    kind: 'data',
    picture: 'tools',
    scripts: ['tools'],
    body: html`<nav class="crumbs" aria-label="${calculatorStrings[site.language].breadcrumb}"><ol>
<li><a href="${at(addresses.calculators)}">${strings.titles.calculators}</a></li></ol></nav>
<h1>${title}</h1>
<p class="lead">${lead}</p>
${body}
${partLinks(site, parts, address)}`,
  });
}

/** The equivalent request of a program, and the link to its explanation. */
export interface ShownRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly operation: string;
}

export function behindIt({ at, language }: Site, { method, path, operation }: ShownRequest): Html {
  return html`<p class="behind"><span>${calculatorStrings[language].request}:</span> <a href="${at(operationAddress({ id: operation }))}"><span class="method">${method}</span> <code>${path}</code></a></p>`;
}

/** The errors with their corrections. */
export function refusal({ language }: Site, messages: readonly string[]): Html | undefined {
  if (messages.length === 0) return undefined;
  return html`<div class="refusal" role="alert"><h2>${calculatorStrings[language].wrong}</h2>
${messages.map((message) => html`<p>${message}</p>\n`)}</div>`;
}
