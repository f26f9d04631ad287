// A table as a program read it: the columns by name and the values as the program has them. A geometry is a column.
import type { WrittenFile } from '../../src/programs/bundle/bundle-file.js';
import type { Program } from './program.js';

export interface ReadTable {
  /** Of the file, in the bundle. */
  readonly path: string;
  /** In a file with several tables. */
  readonly table?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

export type JudgedFile = Pick<WrittenFile, 'path' | 'format' | 'family'>;

/** A program that reads files of some formats. */
export interface TableReader {
  readonly program: Program;
  readonly reads: (file: JudgedFile) => boolean;
  /** It ignores the ids of GeoJSON features, which are not properties. */
  readonly dropsIds?: true;
  /** The paths are those in the folder. */
  readonly read: (folder: string, files: readonly JudgedFile[]) => AsyncIterable<ReadTable>;
}

export const GEOMETRY = 'geometry';
/** The only column of a document that is not a table. */
export const CONTENT = 'content';

export function fromObjects(objects: readonly object[]): Pick<ReadTable, 'columns' | 'rows'> {
  const columns = [...new Set(objects.flatMap((each) => Object.keys(each)))];
  return {
    columns,
    rows: objects.map((each) => columns.map((name) => (each as Record<string, unknown>)[name])),
  };
}

export const ofFormats =
  (...formats: readonly string[]) =>
  ({ format }: JudgedFile): boolean =>
    formats.includes(format);
