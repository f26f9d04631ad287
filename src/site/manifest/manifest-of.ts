// The manifest of an engine: made once, since editions share their model.
import type { Engine } from '../../engine/answers/engine.js';
import type { Model } from '../../engine/model/model.js';
import { createManifest } from './create-manifest.js';
import type { Manifest } from './manifest.js';

const made = new WeakMap<Model, Manifest>();

export function manifestOf(engine: Engine): Manifest {
  const manifest = made.get(engine.model) ?? createManifest(engine.model, engine);
  made.set(engine.model, manifest);
  return manifest;
}
