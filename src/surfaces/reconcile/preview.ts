// A small page about an entity, for a frame in the client. Other sites may frame only this page, so it has no script, no form, and no
// resource except its own style.
import { createHash } from 'node:crypto';
import type { Engine } from '../../engine/answers/engine.js';
import type { Language } from '../../engine/text/localized.js';
import { manifestOf } from '../../site/manifest/manifest.js';
import { inLanguage } from '../../site/shell/addresses.js';
import { html, raw } from '../../site/shell/html.js';
import { recordAddress } from '../../site/shell/record-links.js';
import { contextIn, type Entity, entityName, isEntity, propertiesOf, propertyValue } from './entities.js';

export const PREVIEW = { width: 400, height: 180 };
const MOST_FACTS = 5;

const STYLE =
  ':root{color-scheme:light dark}body{font:14px/1.4 system-ui,sans-serif;margin:12px;overflow-wrap:anywhere}h1{font-size:16px;margin:0}p{margin:0 0 8px}dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin:0}dd{margin:0}';

const hash = createHash('sha256').update(STYLE).digest('base64');

export const PREVIEW_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors *`;

/** Its codes first, then the areas around it, then its weight among equals. */
export function previewOf(engine: Engine, entity: Entity, language: Language): string {
  const { family, row } = entity;
  const numbers = new Intl.NumberFormat(language === 'es' ? 'es-CO' : 'en');
  const properties = propertiesOf(engine.model, family);
  const of = (isWanted: (id: string, isArea: boolean) => boolean) =>
    properties.filter(({ id, target }) => isWanted(id, target?.boundary !== undefined));
  const wanted = new Set([
    ...of((id) => id in family.knownBy),
    ...of((_, isArea) => isArea),
    ...of((id) => id === family.find?.weight),
  ]);
  const facts = [...wanted].flatMap((property) => {
    const value = propertyValue(engine.catalog, property, entity);
    if (value === null) return [];
    const isAmount = property.id === family.find?.weight;
    const shown = isEntity(value)
      ? entityName(value)
      : isAmount
        ? numbers.format(Number(value))
        : String(value);
    return [html`<dt>${property.name[language]}</dt><dd>${shown}</dd>`];
  });
  const page = inLanguage(language, recordAddress(manifestOf(engine).of(family), row));
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${entityName(entity)}</title><style>${raw(STYLE)}</style></head>
<body>
<h1><a href="${page}" target="_blank" rel="noopener">${entityName(entity)}</a></h1>
<p>${contextIn(engine, entity, language)}</p>
<dl>${facts.slice(0, MOST_FACTS)}</dl>
</body>
</html>
`.text;
}
