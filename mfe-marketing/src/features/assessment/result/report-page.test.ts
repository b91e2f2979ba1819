// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { makeResult, makeScored } from '../testing/make-result';
import { reportPage, reportText } from './report-page';

const parsed = (markup: string): Document => new DOMParser().parseFromString(markup, 'text/html');

it('says the score, the skills, and of each question what is right and why', () => {
  const wrong = makeScored({ given: ['b'], points: 0, verdict: 'wrong' });
  const page = parsed(reportPage(makeResult({ points: 0.5, questions: [wrong] }), 'Example Brand'));
  expect(page.title).toBe('Your result: 0.5 of 1 points | Example Brand');
  const text = page.body.textContent;
  for (const part of [
    'NLP engineer',
    'November 20, 2026',
    'Python',
    'Option b',
    'Because it comes first.',
  ]) {
    expect(text).toContain(part);
  }
  expect([...page.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
    'Option b',
    'Option a',
  ]);
});

it('numbers an order and shows it as it was given and as it is right', () => {
  const order = makeScored({
    kind: 'order',
    given: ['c', 'a', 'b'],
    right: ['b', 'a', 'c'],
    verdict: 'wrong',
  });
  const page = parsed(reportPage(makeResult({ questions: [order] }), 'Example Brand'));
  expect([...page.querySelectorAll('ol li')].map((item) => item.textContent)).toEqual(
    ['c', 'a', 'b', 'b', 'a', 'c'].map((id) => `Option ${id}`),
  );
});

it('holds no script and shows markup in texts as text', () => {
  const hostile = `</title></style><script>alert(1)</script><img src=x onerror="alert('2')">&amp;`;
  const question = makeScored({
    prompt: hostile,
    skill: hostile,
    code: hostile,
    explanation: hostile,
    options: [{ id: 'a', text: hostile }],
  });
  const result = makeResult({
    questions: [question],
    skills: [{ skill: hostile, points: 1, possible: 1 }],
  });
  const page = parsed(reportPage(result, hostile));
  expect(page.querySelectorAll('script, img, a, iframe, form')).toHaveLength(0);
  expect(page.querySelectorAll('style, title')).toHaveLength(2);
  expect(page.querySelector('pre')?.textContent).toBe(hostile);
  expect(page.body.textContent.split(hostile).length - 1).toBe(7);
});

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
