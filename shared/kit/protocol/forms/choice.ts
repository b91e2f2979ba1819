/** One answer of a list: `value` is sent and stored, `label` is shown. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
}

/** The label of a value, for mails and pages; the value itself where it is in no list. */
export function labelOf(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
