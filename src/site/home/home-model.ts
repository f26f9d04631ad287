// The model of the front page, from the running engine.
import type { Engine } from '../../engine/answers/engine.js';
import { editionName, editionTime, type Source } from '../../engine/dataset/dataset.js';
import { API } from '../../engine/operations/operation.js';
import { requestPath } from '../../engine/operations/request/request-path.js';
import type { YieldingWork } from '../../engine/scheduling/yielding-work.js';
import { manifestOf } from '../manifest/manifest-of.js';
import { about } from '../shell/about.js';
import { addresses } from '../shell/addresses.js';
import { answerOf } from '../shell/answer-of.js';
import { tableAddress } from '../shell/data-addresses.js';
import type { DescribedDataset } from '../shell/json-ld.js';
import type { Site } from '../shell/site.js';
import { type FamilyCard, familyCards } from './family-cards.js';
import type { HeroMap } from './hero-map.js';
import { heroModel } from './hero-model.js';
import { homeExamples } from './home-examples.js';
import { type Job, jobsOf } from './jobs.js';
import { homeStrings } from './strings.js';

export interface HomeModel {
  /** Name and day of the edition that is served. */
  readonly edition: string;
  readonly day: Date;
  readonly sources: readonly Source[];
  readonly families: readonly FamilyCard[];
  readonly jobs: readonly Job[];
  readonly examples: readonly HomeRequest[];
  readonly map: HeroMap | undefined;
  readonly dataset: DescribedDataset;
}

export interface HomeRequest {
  readonly label: string;
  readonly path: string;
  readonly answer: unknown;
}

export function* homeModel(site: Site, engine: Engine): YieldingWork<HomeModel> {
  const { model, catalog } = engine;
  const examples = yield* requestsOf(site, engine);
  const manifest = manifestOf(engine);
  const map = yield* heroModel(model, manifest, catalog);
  yield;
  const [edition, day] = [editionName(catalog.edition), editionTime(catalog.edition)];
  return {
    edition,
    day,
    sources: catalog.sources,
    families: familyCards(site, engine),
    jobs: jobsOf(site, manifest),
    examples,
    map,
    dataset: {
      address: addresses.home,
      name: about.title,
      description: homeStrings[site.language].lead(model.families.length),
      edition,
      day,
      publishers: [...new Set(catalog.sources.map(({ publisher }) => publisher))],
      terms: catalog.terms.map(({ url }) => ({ url })),
      about: model.dataset,
      downloads: [{ type: 'application/json', path: API }],
      parts: manifest.families.map((shown) => ({
        name: site.titleOf(shown.family),
        address: tableAddress(shown),
      })),
    },
  };
}

/** An example whose operation this model does not have, or that finds nothing in this edition, is left out. */
function* requestsOf({ language }: Site, engine: Engine): YieldingWork<readonly HomeRequest[]> {
  const found: HomeRequest[] = [];
  for (const { label, operation: id, values } of homeExamples) {
    const operation = engine.operations.find((each) => each.id === id);
    if (operation === undefined) continue;
    const answered = yield* answerOf(engine, operation, values, language);
    if ('wrong' in answered) continue;
    found.push({ label: label[language], path: requestPath(operation.path, values), answer: answered.value });
  }
  return found;
}
