import { describe, expect, it } from 'vitest';
import { makeLink, makePage, makeSite, rulesOf } from '../testing/make-crawled-site';
import { orphansCheck } from './orphans';

describe('orphans', () => {
  const home = makePage('/', { links: [makeLink('/a')] });

  it('are none where a page links to each; nothing needs to link to the start', () => {
    expect(rulesOf(orphansCheck, makeSite([home, makePage('/a')]))).toEqual([]);
  });

  it('are pages that no page but they themselves link to', () => {
    const lonely = makePage('/b', { links: [makeLink('/b')] });
    expect(rulesOf(orphansCheck, makeSite([home, makePage('/a'), lonely]))).toEqual(['orphan /b']);
  });

  it('needs the whole site', () => {
    expect(orphansCheck.needsWhole).toBe(true);
  });
});
