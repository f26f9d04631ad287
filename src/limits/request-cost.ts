// What an answer costs its client, in requests: one, and another for each further slice of work on the main thread that making it took.

/** Work that is worth a request, in milliseconds: so 600 requests a minute are at most a tenth of one core. */
export const WORK_OF_A_REQUEST = 10;

export const requestCost = (milliseconds: number): number => 1 + Math.floor(milliseconds / WORK_OF_A_REQUEST);
