// The pages of operations, which the build finishes: nothing in them changes with the edition.
import type { Feature } from '../shell/feature.js';

export const operations: Feature = { name: 'operations' };
