// What is shown of a record: the fields that are picked, the relations that are expanded, and how the others look.
import { describe } from 'vitest';
import { describeExpand } from './expand.js';
import { describeFields } from './fields.js';
import { useService } from './service.js';

const service = useService();

describe('fields', () => describeFields(service));
describe('expand and relations', () => describeExpand(service));
