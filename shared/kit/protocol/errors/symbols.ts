/** Where a frame of a stack is in the sources. */
export interface SymbolizedFrame {
  /** Path from the root of the repository, or `node_modules/<package>/…`. */
  source: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** Name of the function or variable there; null: the map has none. */
  name: string | null;
}

/** The answer of `POST /_platform/symbols`: one entry for each frame, in order; null where there is no map. */
export interface Symbols {
  frames: (SymbolizedFrame | null)[];
}
