import { defaultSite } from '@talent/sdk/site';
import { describe, expect, it } from 'vitest';
import remote from './server';

const site = { ...defaultSite, brand: 'AI Talent Experts' };

// Where a link of a mail ends: no one searches for these.
const unlisted = ['/ai-salary-newsletter/confirm', '/ai-salary-newsletter/unsubscribe'];

// Pages below a pattern are checked where their entries are known.
const staticRoutes = remote.routes.filter(({ prerender }) => prerender === 'static');

describe.each(staticRoutes)('$path', ({ path, plan }) => {
  const head = plan?.head({ data: null, params: {}, path, site });

  it('has a title of 30 to 60 characters', () => {
    expect(head?.title).toMatch(/^.{30,60}$/);
  });

  it('has a description of 120 to 160 characters', () => {
    expect(head?.description).toMatch(/^.{120,160}$/);
  });

  it('is indexed under its own address, unless no one should find it', () => {
    const isListed = !unlisted.includes(path);
    const robots = isListed ? 'index, follow' : 'noindex, nofollow';
    expect(head).toMatchObject({ canonicalPath: path, robots });
    expect(plan?.sitemap !== undefined).toBe(isListed);
  });
});

it('composes the home page again after an hour and lists it first in the sitemap', () => {
  const home = remote.routes.find(({ path }) => path === '/')?.plan;
  expect(home?.revalidate).toBe(3600);
  expect(home?.sitemap).toEqual({ changefreq: 'weekly', priority: 1 });
});
