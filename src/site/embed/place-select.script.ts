// The form field for pages of other origins, as a module: <atlas-place-select>.
import { PlaceSelect } from './script/place-select.js';

export { PlaceSelect };

const NAME = 'atlas-place-select';

// A page can load two versions.
if (!customElements.get(NAME)) customElements.define(NAME, PlaceSelect);
