// The page for people that shows the response of an operation, named by the surface that has such pages.
import type { Engine } from '../../engine/answers/engine.js';
import type { Operation } from '../../engine/operations/operation.js';
import type { Arguments } from '../../engine/operations/request/parameter.js';

/** In one edition. */
export type Alternates = (engine: Engine) => (operation: Operation) => Alternate | undefined;

/** The value of a Link header; undefined if there is no such page. */
export type Alternate = (args: Arguments) => string | undefined;
