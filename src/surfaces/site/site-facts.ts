// What the pages that show the edition need to know of it, from the engine that runs.

import { editionName, editionTime } from '../../dataset/dataset.js';
import { datasetDocument } from '../../engine/dataset-document.js';
import type { Engine } from '../../engine/engine.js';
import type { Model, ModelFamily } from '../../model/model.js';
import { countChanges } from '../../operations/changes/count-changes.js';
import { API, type Operation } from '../../operations/operation.js';
import { operationsOf } from '../../operations/operations-of.js';
import { familyTerms, sourcesOf } from '../../operations/provenance/family-terms.js';
import { readNamed } from '../../operations/request/read-arguments.js';
import { requestPath } from '../../operations/request/request-path.js';
import { addresses, familyAddress } from '../../pages/addresses.js';
import { tableAddress } from '../../pages/atlas/data-addresses.js';
import type { ChangedEdition } from '../../pages/changes-page.js';
import type { ListedFamily } from '../../pages/families-page.js';
import type { FamilyFacts } from '../../pages/family-page.js';
import { homeExamples } from '../../pages/home-examples.js';
import type { HomeFacts, HomeRequest } from '../../pages/home-page.js';
import type { Site } from '../../pages/site.js';
import type { SourcesFacts } from '../../pages/sources-page.js';
import { inSteps } from '../../scheduling/in-steps.js';
import { manifestOf } from '../atlas/manifest-of.js';
import { heroFacts } from '../explore/hero-facts.js';
import { about } from './about.js';
import { familyDataset } from './family-dataset.js';

export interface SiteFacts {
  readonly home: (site: Site) => Promise<HomeFacts>;
  readonly families: (site: Site) => readonly ListedFamily[];
  /** The newest edition first. */
  readonly changes: (site: Site) => readonly ChangedEdition[];
  readonly sources: (site: Site) => SourcesFacts;
  readonly family: (site: Site, family: ModelFamily) => FamilyFacts;
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
    }));

  /** An example whose operation this model does not have, or that finds nothing in this edition, is left out. */
  const examples = ({ language }: Site) =>
    homeExamples.flatMap(({ label, operation: id, values }): HomeRequest[] => {
      const operation = operations.find((each) => each.id === id);
      if (operation === undefined) return [];
      const read = readNamed(operation, values);
      const answered = 'problem' in read ? read : engine.answer(operation, read.arguments);
      if ('problem' in answered) return [];
      const value: unknown = JSON.parse(new TextDecoder().decode(answered.body));
      return [{ label: label[language], path: requestPath(operation.path, values), answer: value }];
    });

  return {
    families,
    home: async (site) => ({
      edition: editionName(catalog.edition),
      day: editionTime(catalog.edition),
      sources: catalog.sources,
      families: families(site),
      examples: examples(site),
      ...about.commands,
      map: await inSteps(heroFacts(model, manifestOf(engine), catalog)),
      dataset: {
        address: addresses.home,
        name: about.title,
        description: site.strings.home.lead(model.families.length),
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
    }),
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
    sources: (site) => ({
      edition: editionName(catalog.edition),
      terms: catalog.terms.map((each) => ({ id: each.id, text: each[site.language] })),
      sources: datasetDocument(model, catalog, '').sources.map(({ covers, ...source }) => ({
        ...source,
        families: model.families
          .filter(({ record }) => covers[record] !== undefined)
          .map((family) => ({ address: familyAddress(family), title: site.titleOf(family) })),
      })),
    }),
    family: (site, family) => {
      const known = datasetDocument(model, catalog, '').families.find(
        ({ record }) => record === family.record,
      );
      return {
        family,
        title: site.titleOf(family),
        rows: known?.rows ?? undefined,
        filled: known?.filled ?? {},
        sources: sourcesOf(catalog, family),
        ...familyTerms(catalog, family),
        operations: operationsOf(family, operations),
        dataset: familyDataset(site, manifestOf(engine).of(family), catalog),
      };
    },
  };
}
