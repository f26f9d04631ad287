// Lets the heap grow by a third between two collections of garbage. Without this, V8 lets a heap of this size become up to four times as
// large, and the system never gets that memory back. Measurements are in docs/decisions/14-finished-bytes.md.
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--heap-growing-percent=33');
