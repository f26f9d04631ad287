// The pages of the site: most are finished by the build and read when asked for; those that show the edition are made from the
// engine that runs, since a server may have another edition than it was built with.
import { about } from './about.js';
import { editionName, editionTime } from './dataset/dataset.js';
import type { HttpDocument } from './http/bind-documents.js';
import type { SitePages } from './http/bind-site.js';
import type { Model, ModelFamily } from './model/model.js';
import { answer, type Engine } from './operations/answer.js';
import { datasetDocument } from './operations/dataset-document.js';
import type { Operation } from './operations/operation.js';
import { addresses, familyAddress } from './pages/addresses.js';
import { createSite } from './pages/create-site.js';
import { docsPage } from './pages/docs-page.js';
import { familiesPage, type ListedFamily } from './pages/families-page.js';
import { familyPage } from './pages/family-page.js';
import { homeExamples } from './pages/home-examples.js';
import { type HomeRequest, homePage } from './pages/home-page.js';
import { inLanguage, type Language, languages } from './pages/language.js';
import { requestPath } from './pages/request-path.js';
import type { Site } from './pages/site.js';
import { readManifest, type SiteManifest, siteFile } from './site-files.js';

type Render = (site: Site) => string;

export function serviceSite(model: Model, operations: readonly Operation[], engine: Engine): SitePages {
  let known: ReadonlyMap<string, HttpDocument['body']> | undefined;
  const pages = () => {
    known ??= allPages(readManifest());
    return known;
  };
  return {
    languages,
    body: (path) => pages().get(path.toLowerCase()),
    paths: () => [...pages().keys()],
  };

  function allPages(manifest: SiteManifest): ReadonlyMap<string, HttpDocument['body']> {
    const { assets, guides, relief } = manifest;
    const made: readonly (readonly [string, Render])[] = [
      [addresses.home, (site) => homePage(site, { ...homeFacts(site), relief })],
      [addresses.documentation, docsPage],
      [addresses.families, (site) => familiesPage(site, listedFamilies(site))],
      ...model.families.map(
        (family) => [familyAddress(family), (site: Site) => familyPage(site, familyFacts(site, family))] as const,
      ),
    ];
    const entries = languages.flatMap((language: Language) => {
      const parts = { title: about.title, model, assets, guides: guides[language] };
      let site: Site | undefined;
      const siteOf = () => {
        site ??= createSite(language, parts);
        return site;
      };
      return [
        ...made.map(([path, render]) => [inLanguage(language, path), () => render(siteOf())] as const),
        ...manifest.pages.map(
          (path) => [inLanguage(language, path), () => siteFile(`${inLanguage(language, path)}.html`)] as const,
        ),
      ];
    });
    return new Map(entries.map(([path, body]) => [path.toLowerCase(), body]));
  }

  function listedFamilies(site: Site): readonly ListedFamily[] {
    return model.families.map((family, index) => ({
      address: familyAddress(family),
      title: site.families[index]?.title ?? family.record,
      record: family.record,
      about: family.about,
      rows: family.file === undefined ? undefined : engine.catalog.table(family).rows.length,
    }));
  }

  function homeFacts(site: Site) {
    const { edition, sources } = engine.catalog;
    return {
      edition: editionName(edition),
      day: editionTime(edition),
      sources,
      families: listedFamilies(site),
      examples: homeExamples.flatMap(({ label, operation: id, arguments: args }): HomeRequest[] => {
        const operation = operations.find((each) => each.id === id);
        const answered = operation && answer(engine, operation, args);
        if (operation === undefined || answered === undefined || 'problem' in answered) return [];
        const value: unknown = JSON.parse(new TextDecoder().decode(answered.body));
        return [{ label: label[site.language], path: requestPath(operation, args), answer: value }];
      }),
      ...about.commands,
    };
  }

  function familyFacts(site: Site, family: ModelFamily) {
    const { families } = datasetDocument(model, engine.catalog, '');
    const facts = families.find(({ record }) => record === family.record);
    return {
      family,
      title: site.families.find(({ address }) => address === familyAddress(family))?.title ?? family.record,
      rows: facts?.rows ?? undefined,
      filled: facts?.filled ?? {},
      sources: engine.catalog.sources.filter(({ covers }) => family.name in covers),
      operations: operations.filter(({ owner }) => owner === family),
    };
  }
}
