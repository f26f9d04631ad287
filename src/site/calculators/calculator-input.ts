// The input of the page of a tool, from a request.
import type { Engine } from '../../engine/answers/engine.js';
import type { Site } from '../shell/site.js';
import type { FormValues } from './form-values.js';

export interface CalculatorInput {
  readonly engine: Engine;
  readonly site: Site;
  readonly values: FormValues;
}
