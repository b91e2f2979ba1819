import { expect, it } from 'vitest';
import { makePage, makeSite, onlyProblem, rulesIn, rulesOf } from '../testing/make-crawled-site';
import type { Rendering } from '../document/page-facts';
import type { LateContent } from '../document/read-document';
import { renderingCheck, weightCheck } from './loading';

const late = { changes: [], links: [], share: 0 };
const changes: LateContent['changes'] = [{ what: 'title', served: 'Old', rendered: 'New' }];

it.each<[string, Rendering | null, string[]]>([
  ['need not be rendered', null, []],
  ['may add a fifth of its words', { status: 'rendered', late: { ...late, share: 0.2 } }, []],
  [
    'says what scripts change and what comes with them alone',
    { status: 'rendered', late: { changes, links: ['/b'], share: 0.21 } },
    [
      'late-title: Served: “Old”; with scripts: “New”',
      'late-links: 1 only with scripts: /b',
      'late-text: 21% of the words in its main part appear only with scripts',
    ],
  ],
  ['is reported when it never ran', { status: 'failed', reason: 'Slow.' }, ['not-rendered: Slow.']],
])('a page %s', (_, rendering, found) => {
  const problems = renderingCheck.find(makeSite([makePage('/a', {}, { rendering })]));
  expect(problems.map(({ rule, evidence }) => `${rule}: ${evidence}`)).toEqual(found);
});

const script = 'https://www.example.com/a.js';

it('the weight of a page may be what the budgets say; what could not be measured counts nothing', () => {
  const page = makePage('/a', { htmlBytes: 250_000, scripts: [script] });
  expect(rulesIn(weightCheck, makeSite([page], { sizes: new Map([[script, 200_000]]) }))).toEqual(
    [],
  );
  expect(rulesOf(weightCheck, page)).toEqual([]);
});

it('HTML, scripts, styles and pictures are each too heavy on their own, beside their budgets', () => {
  const images = [{ source: '/a.png', alt: '' }];
  const files = { scripts: [script], styles: [script], images };
  const sizes = new Map([
    [script, 300_000],
    ['https://www.example.com/a.png', 1_200_000],
  ]);
  const site = makeSite([makePage('/a', { htmlBytes: 250_001, ...files })], { sizes });
  expect(rulesIn(weightCheck, site)).toEqual([
    'weight-html /a',
    'weight-scripts /a',
    'weight-styles /a',
    'weight-images /a',
  ]);
  const heavy = makeSite([makePage('/a', { htmlBytes: 1_300_000 })]);
  expect(onlyProblem(weightCheck, heavy).evidence).toBe('1,300 KB of at most 250 KB');
});
