// Everything that a dataset must pass before it is published: reading, linking, and the data rules.

import { dataRules } from '../../data-rules/index.js';
import { readRuleData } from '../../data-rules/read-rule-data.js';
import { buildCatalog } from '../../engine/catalog/build-catalog.js';
import type { Dataset } from '../../engine/dataset/dataset.js';
import type { Model } from '../../engine/model/model.js';
import { readDatasetFiles } from '../../storage/files/read-dataset-files.js';

/** Throws one error that lists every fault. */
export async function checkDataset(model: Model, folder: string): Promise<Dataset> {
  const dataset = await readDatasetFiles(model, folder);
  buildCatalog(model, dataset);
  const data = await readRuleData(model, folder);
  const strict = dataRules.filter(({ severity }) => severity !== 'warning');
  const faults = strict.flatMap((rule) =>
    Array.from(
      rule.check(data),
      ({ file, id, field, message }) => `${file} id ${id} ${field ?? ''}: ${message.en} (${rule.name})`,
    ),
  );
  if (faults.length > 0)
    throw new Error(
      `The data breaks its rules ${faults.length} times; run npx atlas check for details:\n${faults.join('\n')}`,
    );
  return dataset;
}
