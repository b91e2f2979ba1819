import type { Node } from './syntax-tree.ts';

/** Stands in a text for a part that only running code knows. */
export const ANY = '\uE000';

/** A value that an expression may have. */
export type Value =
  /** A text, with `ANY` for its unknown parts. */
  | { kind: 'text'; text: string }
  /** A property of the global object, and what is below it: `['navigator', 'clipboard']`; the global object itself is `[]`. */
  | { kind: 'global'; path: readonly string[] }
  /** An object, array or function of the code. */
  | { kind: 'node'; node: Node }
  | { kind: 'unknown' };

export type Evaluate = (node: Node) => readonly Value[];

/** How many values of one expression are kept: code of a minifier is deep, and most is of no interest. */
export const MOST = 24;

export function text(value: string): Value {
  return { kind: 'text', text: value };
}

/** The text of a value; `ANY` where it is none. */
export function textOf(value: Value): string {
  return value.kind === 'text' ? value.text : ANY;
}

export function textsOf(values: readonly Value[]): readonly Value[] {
  return values.map((value) => text(textOf(value)));
}

export function joined(left: readonly Value[], right: readonly Value[]): readonly Value[] {
  const [lefts, rights] = [left, right].map((values) =>
    values.length === 0 ? [ANY] : values.map(textOf),
  );
  return distinct(
    (lefts ?? []).flatMap((one) =>
      (rights ?? []).map((other) => text((one + other).replaceAll(/\uE000+/g, ANY))),
    ),
  );
}

/** Whether a value is a global, by its path with dots. */
export function isGlobal(value: Value, path: string): boolean {
  return value.kind === 'global' && value.path.join('.') === path;
}

export function distinct(values: readonly Value[]): readonly Value[] {
  const seen = new Set<unknown>();
  return values
    .filter((value) => {
      const key = value.kind === 'node' ? value.node : JSON.stringify(value);
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MOST);
}
