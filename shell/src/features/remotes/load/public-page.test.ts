import { describe, expect, it } from 'vitest';
import { otherLinks } from '../failure/remote-failed';
import { publicPage } from './public-page';
import { makeComposition } from '../testing/make-composition';

const composition = makeComposition();
const ownerOf = (path: string) => publicPage(composition, path)?.remote.name ?? null;

describe('the owner of a path', () => {
  it('is the remote whose pattern the router matches', () => {
    expect(publicPage(composition, '/blog/hiring')).toMatchObject({
      remote: { name: 'mfe-blog' },
      pattern: '/blog/:slug',
    });
    expect(ownerOf('/ai-ml-salary-data')).toBe('mfe-salary-tools');
  });

  it('is null for a redirect, even where a pattern matches', () => {
    expect(ownerOf('/blog/computer-vision-applications-guide')).toBeNull();
  });

  it('is null for the shell’s own, guarded and unknown paths', () => {
    for (const path of ['/admin-login-xyz123', '/seo-dashboard', '/nothing']) {
      expect(ownerOf(path)).toBeNull();
    }
  });
});

describe('links to pages that work without the failed app', () => {
  it('are the header’s destinations of the other remotes in this tab', () => {
    expect(otherLinks(composition, 'mfe-blog').map(({ to }) => to)).toEqual(['/ai-ml-salary-data']);
    expect(otherLinks(composition, 'mfe-salary-tools').map(({ to }) => to)).toEqual([
      '/ai-hiring-insights-blog',
    ]);
  });
});
