// The pages of the documentation that show the current edition: their models, from the running engine.

import { describedSources, filledShares } from '../../engine/answers/dataset-document.js';
import type { Engine } from '../../engine/answers/engine.js';
import { editionName } from '../../engine/dataset/dataset.js';
import type { ModelFamily } from '../../engine/model/model.js';
import { countChanges, countLines } from '../../engine/operations/changes/count-changes.js';
import { breakingFields } from '../../engine/operations/changes/is-breaking.js';
import { operationsOf } from '../../engine/operations/operations-of.js';
import { creditLine } from '../../engine/operations/provenance/citation.js';
import { familyTerms, sourcesOf } from '../../engine/operations/provenance/family-terms.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { labelOf } from '../manifest/label-of.js';
import { manifestOf } from '../manifest/manifest-of.js';
import { familyAddress } from '../shell/addresses.js';
import { familyDataset } from '../shell/family-dataset.js';
import { familyParts } from '../shell/family-parts.js';
import type { Site } from '../shell/site.js';
import type { ChangedEdition } from './changes-page.js';
import type { FamilyModel } from './family-page.js';
import type { SourcesModel } from './sources-page.js';

/** The newest edition first. */
export function changesModel(site: Site, { model, catalog }: Engine): readonly ChangedEdition[] {
  // A list of changes names the edition before it, so the next one names its own.
  const names = [...catalog.changes.slice(1).map(({ since }) => since), editionName(catalog.edition)];
  const changed = catalog.changes.map((history, index) => ({
    edition: history.edition,
    name: names[index] as string,
    since: history.since,
    breaking: breakingFields(model, history),
    families: [...countChanges(history)].flatMap(([name, counts]) => {
      const family = model.families.find((each) => each.name === name);
      if (family === undefined) return [];
      const { record } = family;
      const labels = counts.fields.map((name) => {
        const field = family.field(name);
        return field === undefined ? name : labelOf(field)[site.language];
      });
      const [address, title] = [familyAddress(family), site.titleOf(family)];
      return [{ ...counts, address, title, record, fields: labels }];
    }),
    parts: [...countLines(history)].map(([part, counts]) => ({ part, ...counts })),
  }));
  return changed.reverse();
}

export function* sourcesModel(site: Site, { model, catalog }: Engine): YieldingWork<SourcesModel> {
  yield* catalog.origins.prepareCoverage();
  return {
    edition: editionName(catalog.edition),
    terms: catalog.terms.map(({ id, url, bulk, [site.language]: text }) => ({ id, url, bulk, text })),
    families: model.families.map((family) => ({
      address: familyAddress(family),
      title: site.titleOf(family),
      terms: familyTerms(catalog, family).terms.map(({ id }) => id),
    })),
    dataset: model.dataset && { ...model.dataset, credit: creditLine(catalog, model.dataset) },
    sources: describedSources(model, catalog).map(({ covers, ...source }) => ({
      ...source,
      families: model.families
        .filter(({ record }) => covers[record] !== undefined)
        .map((family) => ({ address: familyAddress(family), title: site.titleOf(family) })),
    })),
  };
}

export function* familyModel(site: Site, engine: Engine, family: ModelFamily): YieldingWork<FamilyModel> {
  const { catalog, operations } = engine;
  const manifest = manifestOf(engine);
  yield* catalog.origins.prepareCoverage();
  return {
    family,
    title: site.titleOf(family),
    rows: family.file === undefined ? undefined : catalog.table(family).rows.length,
    filled: filledShares(family, catalog),
    sources: sourcesOf(catalog, family),
    ...familyTerms(catalog, family),
    operations: operationsOf(family, operations),
    parts: familyParts(site, manifest, manifest.of(family)),
    dataset: familyDataset(site, manifest.of(family), catalog, engine.model.dataset),
  };
}
