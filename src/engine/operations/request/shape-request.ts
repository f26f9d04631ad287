// The requested form of a response: the combined effect of the query options `fields`, `expand`, `relations` and `format`.
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
  /** The fields in the order they were requested: the columns of a table. */
  readonly columns?: readonly string[];
  readonly expand?: PathTree;
  readonly relations?: RelationStyle;
  /** Fields that the records have in this response alone. */
  readonly own: readonly ModelField[];
}

export const DEFAULT_SHAPE: ShapeRequest = { format: formatNamed(), own: [] };

/** The response is not just as the operation shows it. */
export const isShaped = ({ format, fields, expand, relations }: ShapeRequest): boolean =>
  format !== DEFAULT_SHAPE.format || fields !== undefined || expand !== undefined || relations !== undefined;
