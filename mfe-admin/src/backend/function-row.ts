import type { Database } from '@talent/data/types';

type Functions = Database['public']['Functions'];

type RowsOf<Name extends keyof Functions> = Functions[Name] extends { Returns: (infer Row)[] }
  ? Row
  : never;

/** A row that a function of the database returns. `MaybeNull` names the columns that may be null, which the generated types do not say. */
export type FunctionRow<
  Name extends keyof Functions,
  MaybeNull extends keyof RowsOf<Name> = never,
> = {
  [Column in keyof RowsOf<Name>]: Column extends MaybeNull
    ? RowsOf<Name>[Column] | null
    : RowsOf<Name>[Column];
};
