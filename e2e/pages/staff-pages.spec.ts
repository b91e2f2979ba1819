import { admin, signIn } from '../fixtures/accounts/accounts.ts';
import { layoutShift, watchLayoutShift } from '../fixtures/browser/layout-shift.ts';
import { pageFaults } from '../fixtures/browser/page-faults.ts';
import { watchPage } from '../fixtures/browser/watch-page.ts';
import { guardedPaths } from '../fixtures/pages/guarded-paths.ts';
import { isGuarded, readLiveApps } from '../fixtures/sites/live-apps.ts';
import { expect, test } from '../fixtures/test.ts';

// Every tool as it opens. The tools' own journeys check them the same way when they have something to show.
test.describe.configure({ mode: 'parallel', timeout: 120_000 });

const parts = 2;

/** Most layout shift of a tool, from the first paint until everything in it has loaded. */
const MOST_SHIFT = 0.02;

/** States of a tool with an address of their own. */
const paths = [
  ...guardedPaths,
  '/internal-admin-xyz123/blog/new',
  '/comprehensive-seo-dashboard/problems/title-short',
];

test('no route of a guarded app is left out of these tests', async () => {
  const apps = (await readLiveApps()).filter(isGuarded);
  expect(apps.map(({ name }) => name)).toEqual(['mfe-admin']);
  const routes = apps.flatMap(({ routes: own }) => own.map(({ pattern }) => pattern));
  expect(routes.map((pattern) => pattern.replace(/:\w+/, '1')).sort()).toEqual(
    [...guardedPaths].sort(),
  );
});

for (let part = 1; part <= parts; part += 1) {
  test(`tools open without a fault, part ${part} of ${parts}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await signIn(page, admin);
    // The first sign-in of a run loads the guarded part for the first time.
    const arrived = page.getByRole('heading', { level: 1, name: 'SEO dashboard' });
    await expect(arrived).toBeVisible({ timeout: 30_000 });
    const watch = watchPage(page);
    await watchLayoutShift(page);
    const faults: string[] = [];
    for (const path of paths.filter((_, index) => index % parts === part - 1)) {
      await page.goto(path);
      await expect(page.locator('main [data-app="mfe-admin"] h1'), path).toBeVisible();
      await page.waitForLoadState('networkidle');
      // Before the window has other sizes.
      const shifts = await layoutShift(page);
      const found = [
        ...(sumOf(shifts) > MOST_SHIFT ? shifts : []),
        ...(await pageFaults(page)),
        ...watch.take(),
      ];
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

/** Each shift says how much: `layout shift 0.0123: …`. */
function sumOf(shifts: readonly string[]): number {
  return shifts.reduce((sum, shift) => sum + Number(/[\d.]+/.exec(shift)?.[0]), 0);
}
