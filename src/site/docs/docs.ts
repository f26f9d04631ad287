// The documentation: its pages that show the edition (the build finishes the others), the documents for language models.
import { addresses, familyAddress } from '../shell/addresses.js';
import type { Feature } from '../shell/feature.js';
import { listedFamilies } from '../shell/listed-families.js';
import { rendered } from '../shell/rendered.js';
import type { Site } from '../shell/site.js';
import { changesPage } from './changes-page.js';
import { changesModel, familyModel, sourcesModel } from './docs-models.js';
import { docsPage } from './docs-page.js';
import { familiesPage } from './families-page.js';
import { familyPage } from './family-page.js';
import { llmsDocuments } from './llms-documents.js';
import { serveMovedPages } from './moved-pages.js';
import { sourcesPage } from './sources-page.js';

export const docs: Feature = {
  name: 'docs',
  documents: (engine) => [
    { path: addresses.documentation, render: docsPage },
    { path: addresses.changes, render: (site) => changesPage(site, changesModel(site, engine)) },
    {
      path: addresses.sources,
      render: (site) => rendered(sourcesModel(site, engine), (model) => sourcesPage(site, model)),
    },
    { path: addresses.families, render: (site) => familiesPage(site, listedFamilies(site, engine)) },
    ...engine.model.families.map((family) => ({
      path: familyAddress(family),
      render: (site: Site) => rendered(familyModel(site, engine, family), (model) => familyPage(site, model)),
    })),
  ],
  serve: serveMovedPages,
  files: (engine, { pages }, origins) => llmsDocuments(engine, () => pages(engine, origins)),
};
