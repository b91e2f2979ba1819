import { describe, expect, it } from 'vitest';
import { makePage, makeSite, onlyProblem, rulesOf } from '../testing/make-crawled-site';
import type { LateContent } from '../document/page-facts';
import { renderingCheck } from './rendering';

function rendered(late: Partial<LateContent>) {
  const all = { changes: [], links: [], share: 0, ...late };
  return makeSite([makePage('/a', {}, { rendering: { status: 'rendered', late: all } })]);
}

describe('the rendered page', () => {
  it('may add a fifth of its words, and need not be rendered', () => {
    expect(rulesOf(renderingCheck, rendered({ share: 0.2 }))).toEqual([]);
    expect(rulesOf(renderingCheck, makeSite([makePage('/a')]))).toEqual([]);
  });

  it('says what scripts change', () => {
    const changes = [{ what: 'title', served: 'Old', rendered: 'New' }] as const;
    expect(onlyProblem(renderingCheck, rendered({ changes }))).toMatchObject({
      rule: 'late-title',
      evidence: 'Served: “Old”; with scripts: “New”',
    });
  });

  it('says what comes with scripts alone', () => {
    expect(onlyProblem(renderingCheck, rendered({ links: ['/b'] })).evidence).toBe(
      '1 only with scripts: /b',
    );
    expect(onlyProblem(renderingCheck, rendered({ share: 0.21 })).evidence).toMatch(
      /^21% of the words/,
    );
  });

  it('reports a page that never rendered', () => {
    const rendering = { status: 'failed', reason: 'Too slow.' } as const;
    const site = makeSite([makePage('/a', {}, { rendering })]);
    expect(onlyProblem(renderingCheck, site)).toMatchObject({
      rule: 'not-rendered',
      evidence: 'Too slow.',
    });
  });
});
