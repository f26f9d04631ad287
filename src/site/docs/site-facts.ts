// What the pages that show the edition need to know of it, from the engine that runs.

import { describedSources, filledShares } from '../../engine/answers/dataset-document.js';
import type { Engine } from '../../engine/answers/engine.js';
import { editionName, editionTime } from '../../engine/dataset/dataset.js';
import type { Model, ModelFamily } from '../../engine/model/model.js';
import { countChanges } from '../../engine/operations/changes/count-changes.js';
import { API, type Operation } from '../../engine/operations/operation.js';
import { operationsOf } from '../../engine/operations/operations-of.js';
import { familyTerms, sourcesOf } from '../../engine/operations/provenance/family-terms.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { heroFacts } from '../home/hero-facts.js';
import { homeExamples } from '../home/home-examples.js';
import type { HomeFacts, HomeRequest } from '../home/home-page.js';
import { homeStrings } from '../home/strings.js';
import { manifestOf } from '../manifest/manifest-of.js';
import { about } from '../shell/about.js';
import { addresses, familyAddress } from '../shell/addresses.js';
import { answerOf } from '../shell/answer-of.js';
import { countedRows } from '../shell/counted-rows.js';
import { tableAddress } from '../shell/data-addresses.js';
import { familyDataset } from '../shell/family-dataset.js';
import type { Site } from '../shell/site.js';
import type { ChangedEdition } from './changes-page.js';
import type { ListedFamily } from './families-page.js';
import type { FamilyFacts } from './family-page.js';
import type { SourcesFacts } from './sources-page.js';

export interface SiteFacts {
  readonly home: (site: Site) => YieldingWork<HomeFacts>;
  readonly families: (site: Site) => readonly ListedFamily[];
  /** The newest edition first. */
  readonly changes: (site: Site) => readonly ChangedEdition[];
  readonly sources: (site: Site) => YieldingWork<SourcesFacts>;
  readonly family: (site: Site, family: ModelFamily) => YieldingWork<FamilyFacts>;
}

export function siteFacts(model: Model, operations: readonly Operation[], engine: Engine): SiteFacts {
  const { catalog } = engine;
  const families = (site: Site) =>
    model.families.map((family) => ({
      address: familyAddress(family),
      title: site.titleOf(family),
      record: family.record,
      about: family.about,
      rows: family.file === undefined ? undefined : catalog.table(family).rows.length,
      counted: countedRows(site, family, family.file === undefined ? [] : catalog.table(family).rows),
    }));

  /** An example whose operation this model does not have, or that finds nothing in this edition, is left out. */
  function* examples({ language }: Site): YieldingWork<readonly HomeRequest[]> {
    const found: HomeRequest[] = [];
    for (const { label, operation: id, values } of homeExamples) {
      const operation = operations.find((each) => each.id === id);
      if (operation === undefined) continue;
      const answered = yield* answerOf(engine, operation, values, language);
      if ('wrong' in answered) continue;
      const path = requestPath(operation.path, values);
      found.push({ label: label[language], path, answer: answered.value });
    }
    return found;
  }

  return {
    families,
    home: function* (site) {
      const found = yield* examples(site);
      const map = yield* heroFacts(model, manifestOf(engine), catalog);
      yield;
      return {
        edition: editionName(catalog.edition),
        day: editionTime(catalog.edition),
        sources: catalog.sources,
        families: families(site),
        examples: found,
        ...about.commands,
        map,
        dataset: {
          address: addresses.home,
          name: about.title,
          description: homeStrings[site.language].lead(model.families.length),
          edition: editionName(catalog.edition),
          day: editionTime(catalog.edition),
          publishers: [...new Set(catalog.sources.map(({ publisher }) => publisher))],
          terms: catalog.terms.map((each) => each[site.language]),
          downloads: [{ type: 'application/json', path: API }],
          parts: manifestOf(engine).families.map((shown) => ({
            name: site.titleOf(shown.family),
            address: tableAddress(shown),
          })),
        },
      };
    },
    changes: (site) =>
      catalog.changes.toReversed().map((history) => ({
        edition: history.edition,
        since: history.since,
        families: [...countChanges(history)].flatMap(([name, counts]) => {
          const family = model.families.find((each) => each.name === name);
          if (family === undefined) return [];
          const { record } = family;
          return [{ address: familyAddress(family), title: site.titleOf(family), record, ...counts }];
        }),
      })),
    sources: function* (site) {
      yield* catalog.origins.prepareCoverage();
      return {
        edition: editionName(catalog.edition),
        terms: catalog.terms.map((each) => ({ id: each.id, text: each[site.language] })),
        sources: describedSources(model, catalog).map(({ covers, ...source }) => ({
          ...source,
          families: model.families
            .filter(({ record }) => covers[record] !== undefined)
            .map((family) => ({ address: familyAddress(family), title: site.titleOf(family) })),
        })),
      };
    },
    family: function* (site, family) {
      yield* catalog.origins.prepareCoverage();
      return {
        family,
        title: site.titleOf(family),
        rows: family.file === undefined ? undefined : catalog.table(family).rows.length,
        filled: filledShares(family, catalog),
        sources: sourcesOf(catalog, family),
        ...familyTerms(catalog, family),
        operations: operationsOf(family, operations),
        dataset: familyDataset(site, manifestOf(engine).of(family), catalog),
      };
    },
  };
}
