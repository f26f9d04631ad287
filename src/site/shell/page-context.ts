// The base of pages about data: an edition, its manifest, and the language of the reader.
import type { Engine } from '../../engine/answers/engine.js';
import type { ModelFamily, Row } from '../../engine/model/model.js';
import type { Manifest } from '../manifest/manifest.js';
import type { Site } from './site.js';

export interface PageContext {
  readonly site: Site;
  readonly manifest: Manifest;
  readonly engine: Engine;
}

/** Undefined if no record has the id. */
export function rowWithId({ engine }: PageContext, family: ModelFamily, id: unknown): Row | undefined {
  const { rows, ordinal } = engine.catalog.table(family);
  return typeof id === 'number' ? rows[ordinal(id) ?? -1] : undefined;
}
