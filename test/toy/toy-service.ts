// The toy model with the parts that its descriptions need.

import type { Engine } from '../../src/engine/answers/engine.js';
import type { DescribedService } from '../../src/surfaces/openapi/described-service.js';
import { indexSchema } from '../../src/surfaces/openapi/document-schemas.js';
import { toyOperations } from './toy-engine.js';
import { toyModel } from './toy-model.js';

export const toyService = (engine: Engine): DescribedService => ({
  about: {
    title: 'Toy',
    version: '1.0.0',
    description: 'A toy.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  model: toyModel,
  operations: toyOperations,
  documents: [
    { id: 'serviceIndex', path: '/api/v1', summary: 'Index', description: 'The index.', schema: indexSchema },
  ],
  engine,
});
