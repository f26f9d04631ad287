// Lets the heap grow by a third between two collections of garbage. Without this, V8 lets it grow farther, and
// most of that stays with the process. Measurements are in docs/decisions/14-finished-bytes.md.
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--heap-growing-percent=33');
