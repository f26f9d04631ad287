// The static copy of the service in a folder, and the service itself.
import type { Service } from '../../src/app.js';
import type { Bundle } from '../../src/surfaces/downloads/send-file.js';
import type { SamplePaths } from './sample-paths.js';

export interface StaticTwin {
  readonly service: Service;
  readonly origin: string;
  readonly folder: string;
  readonly exported: string;
  readonly sample: SamplePaths;
  /** Its files of the edition. */
  readonly bundle: Bundle;
  /** The output of the export. */
  readonly shown: readonly string[];
}
