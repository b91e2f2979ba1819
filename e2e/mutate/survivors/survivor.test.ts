import { expect, it } from 'vitest';
import { keyOf, readOutcome } from './survivor.ts';

const source = 'const limit = 5;\nif (count > limit) {\n  stop();\n}\n';
const at = (line: number, column: number, endLine: number, endColumn: number) => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
});
const report = {
  files: {
    'src/limit.ts': {
      source,
      mutants: [
        { status: 'Survived', replacement: '{}', location: at(2, 20, 4, 2) },
        { status: 'NoCoverage', replacement: 'count >= limit', location: at(2, 5, 2, 18) },
        { status: 'Killed', replacement: 'true', location: at(2, 5, 2, 18) },
        { status: 'Timeout', replacement: 'false', location: at(2, 5, 2, 18) },
        { status: 'RuntimeError', replacement: '', location: at(1, 1, 1, 2) },
      ],
    },
  },
};

it('shows each survivor as the line before and after', () => {
  const { killed, timedOut, invalid, survivors } = readOutcome(report);
  expect({ killed, timedOut, invalid }).toEqual({ killed: 1, timedOut: 1, invalid: 1 });
  expect(survivors).toEqual([
    {
      file: 'src/limit.ts',
      line: 2,
      before: 'if (count > limit) {',
      after: 'if (count > limit) {}',
    },
    {
      file: 'src/limit.ts',
      line: 2,
      before: 'if (count > limit) {',
      after: 'if (count >= limit) {',
    },
  ]);
});

it('names a survivor without its line, so that code above it may grow', () => {
  const [first] = readOutcome(report).survivors;
  const moved = { 'src/limit.ts': { ...report.files['src/limit.ts'] } };
  moved['src/limit.ts'].source = `\n${source}`;
  moved['src/limit.ts'].mutants = [
    { status: 'Survived', replacement: '{}', location: at(3, 20, 5, 2) },
  ];
  const [second] = readOutcome({ files: moved }).survivors;
  expect(first && keyOf(first)).toBe('src/limit.ts: if (count > limit) { → if (count > limit) {}');
  expect(second && keyOf(second)).toBe(first && keyOf(first));
});
