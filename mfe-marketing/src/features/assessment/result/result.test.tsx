// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeResult, makeScored } from '../testing/make-result';
import { ResultView } from './result-view';
import { reportPage, reportText } from './report-page';
import { CARD } from '@talent/page-parts/card-part';
import { describeCard, layOutSkills, skillCard } from './share/skill-card';

it('shows the score first: every answer is folded, those to look at again come before the right ones', () => {
  const verdicts = ['right', 'unanswered', 'wrong', 'partial', 'wrong'] as const;
  const questions = verdicts.map((verdict, index) => makeScored({ id: `q${index}`, verdict }));
  const { container } = renderPage(() => (
    <ResultView
      result={makeResult({ questions })}
      access={null}
      takesFocus={false}
      onStartOver={() => undefined}
    />
  ));
  expect(container.querySelectorAll('details')).toHaveLength(5);
  expect(container.querySelectorAll('details[open]')).toHaveLength(0);
  const numbers = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByText(/^\d\.$/)
      .map(({ textContent }) => textContent);
  // Each keeps the number of its question.
  expect(numbers('Look at these again (4)')).toEqual(['3.', '5.', '4.', '2.']);
  expect(numbers('Right (1)')).toEqual(['1.']);
  screen.getAllByText('Not right');
});

const parsed = (markup: string): Document => new DOMParser().parseFromString(markup, 'text/html');

it('the report says the score, the skills, and of each question what is right and why', () => {
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

it('the report numbers an order and shows it as it was given and as it is right', () => {
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

it('the report holds no script and shows markup in texts as text', () => {
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

it('the report is the whole result as text', () => {
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

const site = { brand: 'Example Brand', origin: 'https://site.example' };
const result = makeResult({
  points: 3.5,
  possible: 6,
  skills: [
    { skill: 'Python', points: 3, possible: 3 },
    { skill: 'SQL', points: 0.5, possible: 3 },
  ],
  questions: [makeScored({ prompt: 'Asked of one person only?' })],
});
const parts = layOutSkills(skillCard(result, site));
const words = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));

it('the card says the score by skill, and neither the day nor a question nor anything about the person', () => {
  expect(words).toEqual([
    'Example Brand',
    'site.example',
    '3.5 of 6 points',
    'AI skills assessment, NLP engineer',
    'Python',
    '3 of 3',
    'SQL',
    '0.5 of 3',
    'Each square is a question, filled by the points for it.',
  ]);
  expect(JSON.stringify(parts)).not.toContain('2026');
  expect(describeCard(skillCard(result, site))).toBe(
    'Example Brand. AI skills assessment, NLP engineer. 3.5 of 6 points. Python: 3 of 3. SQL: 0.5 of 3.',
  );
});

it('the card fills a square for each whole point and a part of the next one', () => {
  const boxes = parts.flatMap((part) => (part.kind === 'filled' ? [part] : []));
  const filled = boxes.filter(({ color, height }) => color === 'signal' && height === 34);
  expect(filled.map(({ x, width }) => [x, width])).toEqual([
    [640, 34],
    [684, 34],
    [728, 34],
    [640, 17],
  ]);
  // An outline is a square with a smaller one of paper in it.
  expect(boxes.filter(({ color, width }) => color === 'inkMuted' && width === 34)).toHaveLength(6);
  expect(boxes.filter(({ color, width }) => color === 'paper' && width === 30)).toHaveLength(6);
});

it('the card keeps six skills on the card', () => {
  const skills = Array.from({ length: 6 }, (_, index) => ({
    skill: `Skill ${index}`,
    points: 3,
    possible: 3,
  }));
  const drawn = layOutSkills(skillCard(makeResult({ skills }), site));
  for (const part of drawn) {
    const bottom = part.kind === 'text' ? part.y : part.y + part.height;
    expect(bottom).toBeLessThanOrEqual(CARD.height);
  }
  const squares = drawn.flatMap((part) =>
    part.kind === 'filled' && part.height === 34 ? [part.y + part.height] : [],
  );
  expect(Math.max(...squares)).toBeLessThan(552);
});
