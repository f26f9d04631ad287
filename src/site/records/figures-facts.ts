// Where the figures of a family are found that has no list of its own.
import type { ShownFamily } from '../manifest/manifest.js';
import { tableAddress } from '../shell/data-addresses.js';
import { familyDataset } from '../shell/family-dataset.js';
import type { AtlasView } from './atlas-view.js';
import type { FiguresFacts } from './figures-page.js';
import { sampleOf } from './index-facts.js';

export const figuresFacts = ({ site, manifest, engine }: AtlasView, shown: ShownFamily): FiguresFacts => ({
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
