import { expect, it } from 'vitest';
import { publicPage } from './public-page';
import { makeComposition } from '../testing/make-composition';

const composition = makeComposition();
const ownerOf = (path: string) => publicPage(composition, path)?.remote.name ?? null;

it('the owner of a path is the remote whose pattern the router matches', () => {
  expect(publicPage(composition, '/blog/hiring')).toMatchObject({
    remote: { name: 'mfe-blog' },
    pattern: '/blog/:slug',
  });
  expect(ownerOf('/ai-ml-salary-data')).toBe('mfe-salary-tools');
});

it('the owner of a path is null for a redirect, even where a pattern matches', () => {
  expect(ownerOf('/blog/computer-vision-applications-guide')).toBeNull();
});

it('the owner of a path is null for the shell’s own, guarded and unknown paths', () => {
  for (const path of ['/admin-login-xyz123', '/seo-dashboard', '/nothing']) {
    expect(ownerOf(path)).toBeNull();
  }
});
