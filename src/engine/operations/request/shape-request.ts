// The form of a response that the options `fields`, `expand`, `relations` and `format` request together.
import { formatNamed } from '../../formats/index.js';
import type { Geometry, OutputFormat } from '../../formats/output-format.js';
import type { ModelField } from '../../model/model.js';
import type { PathTree } from '../options/path-tree.js';

export const relationStyles = ['marker', 'null', 'omit'] as const;
export type RelationStyle = (typeof relationStyles)[number];

export interface ShapeRequest {
  readonly format: OutputFormat;
  readonly geometry?: Geometry;
  readonly fields?: PathTree;
  /** The columns of a table in the requested order. */
  readonly columns?: readonly string[];
  readonly expand?: PathTree;
  readonly relations?: RelationStyle;
  /** Fields that the records have only in this response. */
  readonly own: readonly ModelField[];
}

export const DEFAULT_SHAPE: ShapeRequest = { format: formatNamed(), own: [] };

/** Whether the response differs from the operation's own form. */
export const isShaped = ({ format, fields, expand, relations }: ShapeRequest): boolean =>
  format !== DEFAULT_SHAPE.format || fields !== undefined || expand !== undefined || relations !== undefined;
