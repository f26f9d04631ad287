// The page for people that shows the response of an operation, as the value of a Link header.
import type { Engine } from '../../engine/answers/engine.js';
import type { Row } from '../../engine/model/model.js';
import { isOnRecords, type Operation } from '../../engine/operations/operation.js';
import type { Parameter } from '../../engine/operations/request/parameter.js';
import type { Alternate } from '../../server/http/responses/operation-results.js';
import { manifestOf, type ShownFamily } from '../manifest/manifest.js';
import { type Address, inLanguage, languages } from '../shell/addresses.js';
import { recordAddress, tableAddress } from '../shell/record-links.js';

/** The page of a list or of a family is the same for every request. That of a record depends on one argument. */
interface PageOfOperation {
  readonly shown: ShownFamily;
  readonly id: Parameter | undefined;
}

/** A record and a document computed from it link to the page of the record. A list links to its family. */
export function pageAlternates(engine: Engine): (operation: Operation) => Alternate | undefined {
  const made = new Map(engine.operations.map((operation) => [operation, alternateOf(engine, operation)]));
  return (operation) => made.get(operation);
}

function alternateOf(engine: Engine, operation: Operation): Alternate | undefined {
  const page = pageOfOperation(engine, operation);
  if (page === undefined) return undefined;
  const { shown, id } = page;
  if (id === undefined) {
    const link = linkTo(tableAddress(shown));
    return () => link;
  }
  return (args) => {
    const { rows, ordinal } = engine.catalog.table(shown.family);
    const row: Row | undefined = rows[ordinal(args.required(id) as number) ?? -1];
    return row && linkTo(recordAddress(shown, row));
  };
}

export function pageOfOperation(engine: Engine, operation: Operation): PageOfOperation | undefined {
  const isList = isOnRecords(operation) && operation.result !== 'one';
  const family = isOnRecords(operation) ? operation.family : operation.owner;
  if (family === undefined) return undefined;
  const shown = manifestOf(engine).of(family);
  if (isList || (shown.extent === 'only' && operation.parameters.length === 0))
    return { shown, id: undefined };
  const id = operation.parameters.find(({ idOf }) => idOf === family);
  return id && { shown, id };
}

export const linkTo = (address: Address): string =>
  languages
    .map(
      (language) =>
        `<${inLanguage(language, address)}>; rel="alternate"; type="text/html"; hreflang="${language}"`,
    )
    .join(', ');
