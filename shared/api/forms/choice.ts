import { z } from './schema.ts';

/** One answer of a list: `value` is sent and stored, `label` is shown. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}

/** One of the given answers. */
export function oneOf<Value extends string>(choices: readonly Choice<Value>[], message: string) {
  return z.enum(
    choices.map(({ value }) => value),
    message,
  );
}

/** The label of a value, for mails and pages; the value itself where it is in no list. */
export function labelOf(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
