import { staffTest as test } from '../fixtures/accounts/staff-accounts.ts';
import { guardedPaths } from '../fixtures/pages/guarded-paths.ts';
import { isGuarded, readLiveApps } from '../fixtures/sites/live-apps.ts';
import { expect } from '../fixtures/test.ts';
import { makeToolVisitor } from '../fixtures/tools/tool-faults.ts';
import { toolGroups } from '../fixtures/tools/tool-states.ts';
import type { Page } from '@playwright/test';

// Every tool with something to show: axe, sideways scrolling, cut texts and console messages at 1280 and 320 px, and with
// @matrix at every width, with layout shift. The tools' own journeys look at the states between their steps.

test('no route of a guarded app is left out of the lists of these tests', async () => {
  const apps = (await readLiveApps()).filter(isGuarded);
  expect(apps.map(({ name }) => name)).toEqual(['mfe-admin']);
  const routes = apps.flatMap(({ routes: own }) => own.map(({ pattern }) => pattern));
  expect(routes.map((pattern) => pattern.replace(/:\w+/, '1')).sort()).toEqual(
    [...guardedPaths].sort(),
  );
  const shown = Object.values(toolGroups).flatMap(({ states }) =>
    states('1', '1').map(({ path }) => new URL(path, 'http://site.example').pathname),
  );
  const isShown = (pattern: string): boolean => {
    const address = new RegExp(`^${pattern.replace(/:\w+/, '[^/]+')}$`);
    return shown.some((path) => address.test(path));
  };
  expect(routes.filter((pattern) => !isShown(pattern))).toEqual([]);
});

/** The looks of a run; those of the matrix open every tool as a document of its own. */
const looks = [
  { colorScheme: 'light', tag: [] },
  { colorScheme: 'light', tag: ['@matrix'], width: 360, isWhole: true },
  { colorScheme: 'dark', tag: ['@matrix'], width: 360, isWhole: true },
  { colorScheme: 'light', tag: ['@matrix'], width: 768, isShiftOnly: true },
  { colorScheme: 'light', tag: ['@matrix'], width: 1280, isShiftOnly: true },
  { colorScheme: 'light', tag: ['@matrix'], width: 1920, isShiftOnly: true },
] as const;

for (const [name, { fill, states, clear }] of Object.entries(toolGroups)) {
  for (const { colorScheme, tag, ...look } of looks) {
    const { width, isShiftOnly, isWhole } = {
      width: 1280,
      isShiftOnly: false,
      isWhole: false,
      ...look,
    };
    const what = isShiftOnly ? 'open without a layout shift' : 'have no fault';
    test(
      `${name} ${what}: ${colorScheme}, from ${width} px`,
      { tag: [...tag] },
      async ({ page, request }) => {
        await page.emulateMedia({ colorScheme });
        await keepOwnEvents(page);
        const visit = await makeToolVisitor(page, { width, isShiftOnly, isWhole });
        const faults: string[] = [];
        const ids = await fill(request);
        for (const state of states(...ids)) faults.push(...(await visit(state)));
        await clear?.(request, ids);
        expect(faults).toEqual([]);
      },
    );
  }
}

/** Has the browser know page views and core web vitals of its own, one page with a long address. */
async function keepOwnEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('cookies-accepted', 'true');
    const paths = ['/', `/ai-ml-salary-data/${'machine-learning-engineer-in-'.repeat(4)}toronto`];
    const names = ['LCP', 'CLS', 'INP', 'FCP', 'TTFB'];
    const events = paths.flatMap((path) => {
      const event = {
        page_path: path,
        session_id: 'e2e-vitals',
        timestamp: new Date().toISOString(),
        referrer: null,
      };
      const vitals = names.map((name) => ({
        ...event,
        event_type: 'core_web_vitals',
        metadata: { name, value: 900, rating: 'good', app: 'mfe-salary-tools', app_version: '1' },
      }));
      return [{ ...event, event_type: 'page_view', metadata: {} }, ...vitals];
    });
    localStorage.setItem('analytics_events', JSON.stringify(events));
  });
}
