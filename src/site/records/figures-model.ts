// The places of the figures of a family without its own list.
import type { ShownFamily } from '../manifest/manifest.js';
import { tableAddress } from '../shell/data-addresses.js';
import { familyDataset } from '../shell/family-dataset.js';
import type { FiguresModel } from './figures-page.js';
import { sampleOf } from './index-model.js';
import type { PageContext } from './page-context.js';

export const figuresModel = ({ site, manifest, engine }: PageContext, shown: ShownFamily): FiguresModel => ({
  address: tableAddress(shown),
  title: site.titleOf(shown.family),
  about: site.translate(shown.family.about),
  dataset: familyDataset(site, shown, engine.catalog),
  families: manifest.families
    .filter(({ figures }) => figures.some(({ list }) => list.target === shown.family))
    .map((each) => ({
      address: tableAddress(each),
      title: site.titleOf(each.family),
      sample: sampleOf(each, engine.catalog),
    })),
  fields: shown.fields.map(({ label, field }) => ({
    label: label[site.language],
    about: field.about && site.translate(field.about),
  })),
});
