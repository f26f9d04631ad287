// Flags of V8 that fit a service: most of its heap lives as long as the process, and everything else as long as a request. They are set
// before anything else is loaded. Measurements are in docs/decisions/14-finished-bytes.md.
import { setFlagsFromString } from 'node:v8';

/** Lets the heap grow by a third between two full collections. V8 lets it grow farther, and most of that stays with the process. */
setFlagsFromString('--heap-growing-percent=33');

/**
 * Idle connections keep their last request alive. V8 concludes that requests live long and allocates all later ones in the old
 * generation, where every full collection has to find them.
 */
setFlagsFromString('--no-allocation-site-pretenuring');
