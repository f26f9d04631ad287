// Properties that name no seed have the same one as all other random cases; those that name no number of runs have the usual one, or a part.
import fc from 'fast-check';
import { seed } from '../contract/seed.js';
import { fewer } from './size.js';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed, numRuns: fewer(100, 5) });
