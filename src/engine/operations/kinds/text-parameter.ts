// The parameter of an operation that looks for a text.
import type { Localized } from '../../text/localized.js';
import type { Parameter } from '../request/parameter.js';
import { text } from '../values/text.js';

export const textParameter = (name: string, about: Localized): Parameter<string> => ({
  name,
  in: 'path',
  required: true,
  about,
  type: text,
});
