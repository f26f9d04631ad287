// Properties that name no seed draw from that of the tree, too.
import fc from 'fast-check';
import { seed } from '../contract/seed.js';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
