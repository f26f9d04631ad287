// What an answer costs its client, in requests: one, and another for each further piece of work that making it took. Steps are counted,
// not time: a price must not depend on what else the machine does.

/** Steps of work that are worth a request, some ten milliseconds: so 600 requests a minute are a small part of one core. */
const STEPS_OF_A_REQUEST = 10;

/** By the number of pauses between its steps. */
export const requestCost = (pauses: number): number => 1 + Math.floor(pauses / STEPS_OF_A_REQUEST);
