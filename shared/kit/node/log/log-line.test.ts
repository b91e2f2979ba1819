import { expect, it } from 'vitest';
import { logLine, printable } from './log-line.ts';

it('escapes what a terminal or a viewer would act on, in every field', () => {
  const entry = {
    message: 'not \u0000 found',
    path: '/\u001b[31m\u007f\u009b\u202ecod.exe\u2028\n',
    'na\u2066me': ['\u0085'],
  };
  expect(logLine(entry)).toBe(
    String.raw`{"message":"not \u0000 found","path":"/\u001b[31m\u007f\u009b\u202ecod.exe\u2028\n","na\u2066me":["\u0085"]}`,
  );
  expect(JSON.parse(logLine(entry))).toEqual(entry);
});

it('leaves the text of every language as it is', () => {
  expect(printable('Zoë, “naïve”, 日本語, العربية')).toBe('Zoë, “naïve”, 日本語, العربية');
});

it('keeps a plain line in one line', () => {
  expect(printable("table 'public.\u0000'\r\nfaked")).toBe(
    String.raw`table 'public.\u0000'\u000d\u000afaked`,
  );
});
