/** The choice of this name among the keys of `known`; null for any other name. */
export function readChoice<Choice extends string>(
  known: Readonly<Record<Choice, unknown>>,
  name: string | null,
): Choice | null {
  return name !== null && Object.hasOwn(known, name) ? (name as Choice) : null;
}
