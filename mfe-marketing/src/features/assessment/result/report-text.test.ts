import { expect, it } from 'vitest';
import { makeResult, makeScored } from '../testing/make-result';
import { reportText } from './report-page';

it('is the whole result as text', () => {
  const questions = [
    makeScored({ kind: 'multiple', given: ['a', 'c'], right: ['a', 'b'], verdict: 'partial' }),
    makeScored({ kind: 'code', code: 'x = 1\nprint(x)', prompt: 'What is printed?' }),
    makeScored({ kind: 'order', given: [], right: ['b', 'a', 'c'], verdict: 'unanswered' }),
  ];
  const text = reportText(makeResult({ points: 1.67, possible: 3, questions }), 'Example Brand');
  expect(text.slice(text.indexOf('1. Which one?'))).toBe(`1. Which one?
   [Python; Partly right]
   Your answer:
   - Option a
   - Option c
   Right answer:
   - Option a
   - Option b
   Why: Because it comes first.

2. What is printed?
   [Python; Right]
     x = 1
     print(x)
   Right answer:
   - Option a
   Why: Because it comes first.

3. Which one?
   [Python; Not answered]
   The right order:
   1. Option b
   2. Option a
   3. Option c
   Why: Because it comes first.
`);
  expect(text).toContain('Your result: 1.67 of 3 points');
  expect(text).toContain('- Python: 1 of 1');
});
