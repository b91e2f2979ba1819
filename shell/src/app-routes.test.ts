import type { PageBlock } from '@talent/sdk/contract';
import { defaultSite } from '@talent/sdk/site';

import { expect, it, vi } from 'vitest';
import { browserRoutes } from './app-routes';
import { makeComposition } from './features/remotes/testing/make-composition';

// Federation's own module exists in a build alone; no remote is loaded here.
vi.mock('./features/remotes/load/container', () => ({ loadContainer: vi.fn() }));

const block: PageBlock = {
  kind: 'page',
  app: 'mfe-salary-tools',
  pattern: '/ai-ml-salary-data',
  site: defaultSite,
  head: {
    title: 'Pay',
    description: 'What is paid',
    canonicalPath: '/',
    robots: 'noindex, nofollow',
  },
  data: null,
};
const routesOf = (of: Partial<PageBlock> = {}) =>
  browserRoutes(makeComposition(), { ...block, ...of }, () => '');
const pathsOf = (routes: readonly { path?: string | undefined }[] = []) =>
  routes.map(({ path }) => path);

function navigation({ aborted = false } = {}) {
  const controller = new AbortController();
  if (aborted) controller.abort();
  const patch =
    vi.fn<(routeId: string | null, children: { path?: string | undefined }[]) => void>();
  return { path: '/', matches: [], fetcherKey: undefined, patch, signal: controller.signal };
}

it('starts with the route of the served page and one for everything else', () => {
  const [frame] = routesOf().served;
  expect(pathsOf(frame?.children)).toEqual(['/ai-ml-salary-data', '*']);
  const [unknown] = routesOf({ app: 'shell', pattern: null }).served;
  expect(pathsOf(unknown?.children)).toEqual(['*']);
});

it('adds all others once, with the first navigation that goes on', async () => {
  const { served, addOthers } = routesOf();
  const replaced = navigation({ aborted: true });
  await addOthers(replaced);
  expect(replaced.patch).not.toHaveBeenCalled();

  const first = navigation();
  await addOthers(first);
  const [into, added = []] = first.patch.mock.lastCall ?? [];
  expect(into).toBe(served[0]?.id);
  const paths = pathsOf(added);
  for (const path of ['/ai-hiring-insights-blog', '/blog/:slug', '/about', '/blog'])
    expect(paths).toContain(path);
  expect(paths).not.toContain('/ai-ml-salary-data');

  const second = navigation();
  await addOthers(second);
  expect(second.patch).not.toHaveBeenCalled();
});
