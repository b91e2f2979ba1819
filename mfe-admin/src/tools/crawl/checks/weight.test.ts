import { describe, expect, it } from 'vitest';
import { makePage, makeSite, onlyProblem, rulesOf } from '../testing/make-crawled-site';
import { budgets, weightCheck } from './weight';

const script = 'https://www.example.com/a.js';
const picture = 'https://www.example.com/a.png';

describe('the weight of a page', () => {
  it('may be what the budgets say', () => {
    const page = makePage('/a', { htmlBytes: budgets.html, scripts: [script] });
    expect(
      rulesOf(weightCheck, makeSite([page], { sizes: new Map([[script, budgets.scripts]]) })),
    ).toEqual([]);
  });

  it('is too much for HTML, scripts, styles and pictures each on its own', () => {
    const page = makePage('/a', {
      htmlBytes: budgets.html + 1,
      scripts: [script],
      styles: [script],
      images: [{ source: '/a.png', alt: '' }],
    });
    const sizes = new Map([
      [script, 300_000],
      [picture, 1_200_000],
    ]);
    expect(rulesOf(weightCheck, makeSite([page], { sizes }))).toEqual([
      'weight-html /a',
      'weight-scripts /a',
      'weight-styles /a',
      'weight-images /a',
    ]);
  });

  it('is named beside its budget', () => {
    const site = makeSite([makePage('/a', { htmlBytes: 1_300_000 })]);
    expect(onlyProblem(weightCheck, site).evidence).toBe('1,300 KB of at most 250 KB');
  });

  it('does not count what could not be measured', () => {
    expect(rulesOf(weightCheck, makeSite([makePage('/a', { scripts: [script] })]))).toEqual([]);
  });
});
