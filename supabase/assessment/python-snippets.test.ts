import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { QUESTIONS_DIR, readQuestions } from './read-questions.ts';

/** Programs whose output can be one of the options; SQL is run by another test. */
const programs = readQuestions(QUESTIONS_DIR).filter(
  ({ kind, code, options }) =>
    kind === 'code' && code?.includes('print(') && options.some(({ text }) => text.length < 40),
);

/** The right option names the output and what it is: `4.0, the sample variance`. */
const notPrinted: readonly string[] = ['variance-with-n-minus-one'];

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.info('No Python question is run: there is no python3');

/** A clock that moves only where the program waits: what is printed does not depend on the machine. */
const CLOCK = `import selectors, time
now = [0.0]
def wait(seconds): now[0] += seconds
time.monotonic = time.perf_counter = lambda: now[0]
time.sleep = wait
poll = selectors.DefaultSelector.select
def select(self, timeout=None):
    wait(timeout or 0)
    return poll(self, 0)
selectors.DefaultSelector.select = select
`;

const words = (text: string) => text.split(/\s+|, then /).join(' ');

describe.skipIf(!hasPython)('with python3 (skipped where there is none)', () => {
  test.for(programs.filter(({ key }) => !notPrinted.includes(key)))(
    '$key: the right option is what the program prints',
    { timeout: 60_000 },
    ({ key, code, options, answer }, context) => {
      const { stdout, stderr } = spawnSync('python3', ['-c', CLOCK + (code ?? '')], {
        encoding: 'utf8',
      });
      const [, missing] = /No module named '(\w+)'/.exec(stderr) ?? [];
      if (missing !== undefined) {
        const reason = `not run: python3 has no ${missing}`;
        console.info(`${key} ${reason}`);
        return context.skip(reason);
      }
      const right = options.find(({ id }) => id === answer)?.text ?? '';
      expect(words(stdout.trim()), stderr).toBe(words(right));
    },
  );
});
