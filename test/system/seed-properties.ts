// Gives properties without a seed that of all random cases, and properties without a number of runs the usual number, or a part of it.
import fc from 'fast-check';
import { seed } from '../contract/seed.js';
import { fewer } from './size.js';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed, numRuns: fewer(100, 8) });
