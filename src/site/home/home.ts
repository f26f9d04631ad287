// The front page.
import { addresses } from '../shell/addresses.js';
import type { Feature } from '../shell/feature.js';
import { rendered } from '../shell/rendered.js';
import { homeModel } from './home-model.js';
import { homePage } from './home-page.js';

export const home: Feature = {
  name: 'home',
  documents: (engine) => [
    {
      path: addresses.home,
      render: (site) => rendered(homeModel(site, engine), (model) => homePage(site, model)),
    },
  ],
};
