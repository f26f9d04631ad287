// How a request is understood: what is refused or ignored, which format it gets, and what the description says of it.
import { describe } from 'vitest';
import { describeDescription } from './description.js';
import { describeIgnoredParameters } from './ignored-parameters.js';
import { describeNegotiation } from './negotiation.js';
import { describeQueryValues } from './query-values.js';
import { describeRevalidation } from './revalidation.js';
import { useService } from './service.js';
import { describeStrictness } from './strictness.js';

const service = useService();

describe('strictness', () => describeStrictness(service));
describe('values', () => describeQueryValues(service));
describe('ignored parameters', () => describeIgnoredParameters(service));
describe('negotiation', () => describeNegotiation(service));
describe('revalidation', () => describeRevalidation(service));
describe('description', () => describeDescription(service));
