// A question for many rows at once, sent as JSON and as a table, with the real responses of the service.
import type { Service } from '../../src/app.js';
import type { BatchModel } from '../../src/site/operations/batch-page.js';

export async function batchExamples({ engine, server }: Service): Promise<readonly BatchModel[]> {
  return Promise.all(
    engine.batches.map(async (batch) => {
      const bodies = [
        ['application/json', JSON.stringify({ [batch.rows]: [batch.example] })],
        ['text/csv', `${Object.keys(batch.example).join()}\n${Object.values(batch.example).join()}\n`],
      ] as const;
      const examples = bodies.map(async ([type, body]) => {
        const { body: answer } = await server.inject({
          method: batch.method,
          url: batch.path,
          headers: { 'content-type': type },
          payload: body,
        });
        return { type, body, answer };
      });
      return { batch, examples: await Promise.all(examples) };
    }),
  );
}
