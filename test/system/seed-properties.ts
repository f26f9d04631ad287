// Properties that name no seed have the same one as all other random cases.
import fc from 'fast-check';
import { seed } from '../contract/seed.js';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
