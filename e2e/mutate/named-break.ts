/** A mistake that someone could make, and the tests that must be red when it was made. */
export interface NamedBreak {
  /** Says what is wrong, as a sentence about the product. */
  name: string;
  /** From the root of the repository. */
  file: string;
  /** Occurs once in the file. */
  text: string;
  replacement: string;
  /** Unit tests, from the root; at least one of them has to fail. */
  tests: readonly string[];
}

/**
 * The breaks of one file.
 * @param breaks - by name: the text, which occurs once in the file, and its replacement
 * @param tests - without any: the test of the same name
 */
export function breaksOf(
  file: string,
  breaks: Readonly<Record<string, readonly [text: string, replacement: string]>>,
  ...tests: readonly string[]
): NamedBreak[] {
  const own = tests.length > 0 ? tests : [file.replace(/(\.tsx?)$/, '.test$1')];
  return Object.entries(breaks).map(([name, [text, replacement]]) => ({
    name,
    file,
    text,
    replacement,
    tests: own,
  }));
}

/** A break whose text has changed with the product. */
export class StaleBreakError extends Error {
  override readonly name = 'StaleBreakError';
  readonly code = 'stale-break';
}

/**
 * The text of a file with the break in it.
 * @throws StaleBreakError where the text to replace does not occur exactly once
 */
export function withBreak(source: string, { name, file, text, replacement }: NamedBreak): string {
  const found = source.split(text).length - 1;
  if (found !== 1) {
    throw new StaleBreakError(
      `The break "${name}" looks for a text that occurs ${found} times in ${file}. ` +
        'Write the text as it is in the file now, with enough of its surroundings to occur once, in e2e/mutate/breaks; ' +
        `or remove the break together with the promise that it breaks. The text: ${text}`,
    );
  }
  return source.replace(text, () => replacement);
}
