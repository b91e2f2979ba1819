import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { QUESTIONS_DIR, readQuestions } from './read-questions.ts';

/** Programs whose output can be one of the options; SQL is run by another test. */
const programs = readQuestions(QUESTIONS_DIR).filter(
  ({ key, kind, code, options }) =>
    kind === 'code' &&
    code?.includes('print(') &&
    options.some(({ text }) => text.length < 40) &&
    // Its right option names the output and what it is: `4.0, the sample variance`.
    key !== 'variance-with-n-minus-one',
);

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.info('No Python question is run: there is no python3');

/** Runs the programs of a list one after the other, each in a module of its own, and prints what each printed or missed. */
const RUNNER = `
import contextlib, io, json, sys
def run(code):
    out = io.StringIO()
    try:
        with contextlib.redirect_stdout(out): exec(compile(code, 'program', 'exec'), {'__name__': '__main__'})
    except ModuleNotFoundError as error: return {'missing': error.name}
    return {'printed': out.getvalue()}
print(json.dumps([run(code) for code in json.load(sys.stdin)]))
`;

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

test.skipIf(!hasPython)('the right option is what the program prints', () => {
  const input = JSON.stringify(programs.map(({ code }) => code));
  const { stdout, stderr } = spawnSync('python3', ['-c', CLOCK + RUNNER], {
    input,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const outputs = JSON.parse(stdout) as { printed?: string; missing?: string }[];
  programs.forEach(({ key, options, answer }, index) => {
    const { printed, missing } = outputs[index] ?? {};
    if (missing !== undefined) return console.info(`${key} not run: python3 has no ${missing}`);
    const right = options.find(({ id }) => id === answer)?.text ?? '';
    expect(words(printed?.trim() ?? ''), key).toBe(words(right));
  });
});
