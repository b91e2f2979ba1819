/** A choice of a `Select`. */
export interface SelectOption<Value extends string = string> {
  /** Empty for the choice that narrows nothing. */
  value: Value;
  label: string;
  /** A short word behind the label, such as 'opens with your email'. */
  note?: string | undefined;
}

/** Choices under a name. */
export interface SelectGroup<Value extends string = string> {
  group: string;
  options: readonly SelectOption<Value>[];
}

/** Choices from labels by value, or from pairs of value and label. */
export function optionsOf<Value extends string>(
  labels: Readonly<Record<Value, string>> | readonly (readonly [value: Value, label: string])[],
): SelectOption<Value>[] {
  const pairs = (Array.isArray(labels) ? labels : Object.entries(labels)) as [Value, string][];
  return pairs.map(([value, label]) => ({ value, label }));
}

/** The choices of groups and single ones in one list, in the order in which they are shown. */
export function flatOptions<Value extends string>(
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[],
): SelectOption<Value>[] {
  return options.flatMap((each) => ('group' in each ? each.options : [each]));
}

/** How many choices Page Up and Page Down skip. */
const PAGE = 10;

/** The index that a key moves to in a list of `count` choices; null for a key that does not move. */
export function movedTo(key: string, at: number, count: number): number | null {
  const last = count - 1;
  const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE, Home: -at, End: last };
  const step = (steps as Partial<Record<string, number>>)[key];
  return step === undefined ? null : Math.max(0, Math.min(last, at + step));
}

/**
 * The index of the choice that typed letters mean: the next one that begins with them, from the present one on and then from
 * the top. The same letter again goes on to the next one. Null where none begins with them.
 */
export function typedTo(
  typed: string,
  options: readonly SelectOption[],
  at: number,
): number | null {
  const letters = typed.toLowerCase();
  const isRepeated = letters.length > 1 && [...letters].every((letter) => letter === letters[0]);
  const start = isRepeated ? letters.slice(0, 1) : letters;
  const from = start.length === 1 ? at + 1 : at;
  const order = options.map((_, index) => (index + Math.max(0, from)) % options.length);
  return order.find((index) => options[index]?.label.toLowerCase().startsWith(start)) ?? null;
}
