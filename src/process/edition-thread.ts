// The program of the thread that loads editions.
import { colombia } from '../country/index.js';
import { handOverEdition } from '../server/database/load-edition.js';

await handOverEdition(colombia);
