// The request with a given number: from a seed and that number alone, one of the generators makes it.

import { createRandom } from '../../lab/random.js';
import { bodyRequest } from './body-request.js';
import type { FuzzRequest } from './fuzz-request.js';
import { hostileBytes } from './hostile-bytes.js';
import { hostileRequest } from './hostile-request.js';
import { mcpRequest } from './mcp-request.js';
import { nearlyValidRequest } from './nearly-valid-request.js';
import type { Subject } from './subject.js';
import { surfaceRequest } from './surface-request.js';
import { validRequest } from './valid-request.js';

export function makeRequest(seed: number, index: number, subject: Subject): FuzzRequest {
  const random = createRandom(Math.imul(seed, 0x9e3779b1) ^ index);
  const choice = random.next();
  if (choice < 0.36) return validRequest(random, subject);
  if (choice < 0.64) return nearlyValidRequest(random, subject);
  if (choice < 0.77) return hostileRequest(random, subject);
  if (choice < 0.79) return mcpRequest(random, subject);
  if (choice < 0.87) return bodyRequest(random, subject);
  if (choice < 0.9) return surfaceRequest(random);
  return hostileBytes(random, subject);
}
