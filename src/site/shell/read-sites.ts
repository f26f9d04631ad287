// The shared parts of the pages of each language, from the files of the build.
import type { Model } from '../../engine/model/model.js';
import type { Origins } from '../../server/http/fast-path/edition-responses.js';
import { about } from './about.js';
import { createSite } from './create-site.js';
import type { Language } from './language.js';
import type { Site } from './site.js';
import { readManifest } from './site-files.js';

export function readSites(model: Model, origins?: Origins): Readonly<Record<Language, Site>> {
  const { assets, guides } = readManifest();
  const siteIn = (language: Language) =>
    createSite(language, { title: about.title, model, assets, guides: guides[language], origins });
  return { en: siteIn('en'), es: siteIn('es') };
}
