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
 * Reads breaks that are written as a diff: under `file:`, and `test:` where the tests are not the one of the same name, each
 * break has a line with its name, `- ` before each line of its text and `+ ` before each line of the replacement.
 */
export function readBreaks(written: string): NamedBreak[] {
  const breaks: NamedBreak[] = [];
  let [file, tests, isInDiff] = ['', [] as string[], false];
  for (const line of written.trim().split('\n')) {
    const [, mark = '', rest = ''] = /^(file: |test: |[-+] |)(.*)$/.exec(line) ?? [];
    const last = breaks.at(-1);
    if (mark === 'file: ') [file, tests] = [rest, []];
    else if (mark === 'test: ') tests.push(rest);
    else if (mark === '- ' && last) last.text += (isInDiff ? '\n' : '') + rest;
    else if (mark === '+ ' && last) last.replacement += (last.replacement && '\n') + rest;
    else if (line !== '') {
      const own = tests.length > 0 ? tests : [file.replace(/(\.tsx?)$/, '.test$1')];
      breaks.push({ name: line, file, text: '', replacement: '', tests: own });
    }
    isInDiff = mark === '- ';
  }
  return breaks;
}

/** A break whose text has changed with the product. */
export class StaleBreakError extends Error {
  override readonly name = 'StaleBreakError';
  readonly code = 'stale-break';
}

/** The text of a file with the break in it. Throws a StaleBreakError where its text does not occur exactly once. */
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
