// A family as a separate dataset, for dataset search engines.
import type { Catalog } from '../../engine/catalog/catalog.js';
import { editionName, editionTime } from '../../engine/dataset/dataset.js';
import type { DatasetAbout } from '../../engine/model/dataset-about.js';
import { familyTerms, sourcesOf } from '../../engine/operations/provenance/citation.js';
import type { ShownFamily } from '../manifest/manifest.js';
import { tableAddress } from './data-addresses.js';
import type { DescribedDataset } from './json-ld.js';
import type { Site } from './site.js';

export function familyDataset(
  site: Site,
  shown: ShownFamily,
  catalog: Catalog,
  about: DatasetAbout | undefined,
): DescribedDataset {
  const { family, formats, operations } = shown;
  const { terms } = familyTerms(catalog, family);
  const path = (operations.list ?? operations.one)?.path;
  return {
    address: tableAddress(shown),
    name: `${site.titleOf(family)} · ${site.title}`,
    description: site.translate(family.about).plain,
    edition: editionName(catalog.edition),
    day: editionTime(catalog.edition),
    publishers: [...new Set(sourcesOf(catalog, family).map(({ publisher }) => publisher))],
    terms: terms.map(({ url }) => ({ url })),
    about,
    downloads:
      path === undefined || path.includes('{')
        ? []
        : formats.map(({ name, mediaType }, index) => ({
            type: mediaType.split(';')[0] as string,
            path: index === 0 ? path : `${path}?format=${name}`,
          })),
  };
}
