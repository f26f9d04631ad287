// How a request is understood: what is refused, which format it gets, and what the description says of it.
import { describe } from 'vitest';
import { describeDescription } from './description.js';
import { describeNegotiation } from './negotiation.js';
import { describeRevalidation } from './revalidation.js';
import { useService } from './service.js';
import { describeStrictness } from './strictness.js';

const service = useService();

describe('strictness', () => describeStrictness(service));
describe('negotiation', () => describeNegotiation(service));
describe('revalidation', () => describeRevalidation(service));
describe('description', () => describeDescription(service));
