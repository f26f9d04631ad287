// Combines the families. The compiler refuses unknown names.
import type { AskingWords } from './asking.js';
import type { Declarations } from './family.js';
import type { DatasetAbout, Model } from './model.js';
import type { Many, One } from './relation.js';
import { resolveModel } from './resolve-model.js';
import type { BuiltInShape } from './shape.js';

/** The message about a fault in a relation, or never. */
type RelationFault<M extends Declarations, Name, Relation> =
  Relation extends One<infer Target>
    ? Target extends keyof M
      ? never
      : `${Name & string} leads to the unknown family ${Target}`
    : Relation extends Many<infer Target, infer Key>
      ? Target extends keyof M
        ? Key extends keyof M[Target]['fields']
          ? never
          : `${Name & string} needs a field ${Key} in ${Target}`
        : `${Name & string} leads to the unknown family ${Target}`
      : never;

type RelationFaults<M extends Declarations, R> = {
  [Name in keyof R]: RelationFault<M, Name, R[Name]>;
}[keyof R];

type ShapeFault<M extends Declarations, Relation, Way> = Way extends string
  ? Relation extends { readonly target: infer Target extends keyof M }
    ? Way extends BuiltInShape | keyof ShapesOf<M[Target]>
      ? never
      : `${Target & string} has no shape ${Way}`
    : never
  : never;

type ShapesOf<F extends Declarations[string]> = NonNullable<F['shapes']>;

type ShapeFaults<M extends Declarations, F extends Declarations[string]> = {
  [S in keyof ShapesOf<F>]: {
    [Name in keyof F['relations']]: ShapeFault<M, F['relations'][Name], ShapesOf<F>[S][Name]>;
  }[keyof F['relations']];
}[keyof ShapesOf<F>];

type Faults<M extends Declarations, F extends Declarations[string]> =
  | RelationFaults<M, F['relations']>
  | RelationFaults<M, NonNullable<F['lists']>>
  | ShapeFaults<M, F>;

type Checked<M extends Declarations> = {
  readonly [Name in keyof M]: [Faults<M, M[Name]>] extends [never]
    ? M[Name]
    : { readonly fault: Faults<M, M[Name]> };
};

export function defineModel<const M extends Declarations>(
  families: M & Checked<M>,
  dataset?: DatasetAbout,
  asking?: AskingWords,
): Model {
  return resolveModel(families, dataset, asking);
}
