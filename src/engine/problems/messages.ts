// Every message of the service, in each language: the faults of a request, and how a row was matched.
import { bodyMessages } from './body-messages.js';
import { matchMessages } from './match-messages.js';
import { nameMessages } from './name-messages.js';
import { recordMessages } from './record-messages.js';
import { requestMessages } from './request-messages.js';
import { valueMessages } from './value-messages.js';

export const messages = {
  ...requestMessages,
  ...bodyMessages,
  ...valueMessages,
  ...nameMessages,
  ...recordMessages,
  ...matchMessages,
};
