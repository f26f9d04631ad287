// Where records lie: around a point, and in a box.
import { describe } from 'vitest';
import { describeBbox } from './bbox.js';
import { describeNear } from './near.js';
import { useService } from './service.js';

const service = useService();

describe('near', () => describeNear(service));
describe('bbox', () => describeBbox(service));
