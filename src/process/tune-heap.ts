// Sets V8 flags for a service, whose heap lives either as long as the process or as long as a request. They are set before anything else is
// loaded. Decision 14 has the measurements (docs/decisions/14-finished-bytes.md).
import { setFlagsFromString } from 'node:v8';

/** The heap grows by a third between two full collections. V8 would let it grow further, and the process would keep most of that. */
setFlagsFromString('--heap-growing-percent=33');

/**
 * Idle connections keep their last request alive. V8 concludes that requests live long and allocates later ones in the old generation,
 * which only full collections clear.
 */
setFlagsFromString('--no-allocation-site-pretenuring');
