// The manifest of an engine: made once, because editions share their model.

import type { Engine } from '../../engine/answers/engine.js';
import type { Model } from '../../engine/model/model.js';
import { memo } from '../../engine/scheduling/memo.js';
import { createManifest } from './create-manifest.js';
import type { Manifest } from './manifest.js';

const manifests = memo<Model, Manifest, undefined>();

export const manifestOf = (engine: Engine): Manifest =>
  manifests(engine.model, undefined, () => createManifest(engine.model, engine));
