// The places of the figures of a family without its own list.
import { kinds } from '../../engine/operations/kinds/index.js';
import { operationOfKind } from '../../engine/operations/operations-of-kind.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import type { ShownFamily } from '../manifest/manifest.js';
import { tableAddress } from '../shell/data-addresses.js';
import { familyDataset } from '../shell/family-dataset.js';
import { familyParts } from '../shell/family-parts.js';
import type { PageContext } from '../shell/page-context.js';
import type { FiguresModel } from './figures-page.js';
import { sampleOf } from './index-model.js';

export const figuresModel = ({ site, manifest, engine }: PageContext, shown: ShownFamily): FiguresModel => ({
  address: tableAddress(shown),
  title: site.titleOf(shown.family),
  about: site.translate(shown.family.about),
  dataset: familyDataset(site, shown, engine.catalog, engine.model.dataset),
  parts: familyParts(site, manifest, shown),
  families: manifest.families
    .filter(({ figures }) => figures.some(({ list }) => list.target === shown.family))
    .map((each) => ({
      address: tableAddress(each),
      title: site.titleOf(each.family),
      sample: sampleOf(each, engine.catalog),
    })),
  requests: requestsOf(engine, shown),
  fields: shown.fields.map(({ label, field }) => ({
    label: label[site.language],
    about: field.about && site.translate(field.about),
  })),
});

/** The figures of all places in a year, as JSON and as a table. */
function requestsOf(engine: PageContext['engine'], { family }: ShownFamily): readonly string[] {
  const operation = operationOfKind(engine, kinds.figuresInYear, family);
  if (operation === undefined) return [];
  const [example] = operation.examples([]);
  const path = (more: object) => requestPath(operation.path, { ...example?.texts(), ...more });
  return [path({}), path({ format: 'csv' })];
}
