import AxeBuilder from '@axe-core/playwright';
import { test } from './fixtures/test.ts';
import { isHydrated } from './fixtures/test.ts';
import { everyPage } from './fixtures/pages/every-page.ts';
import { violations } from './fixtures/browser/axe.ts';
import { layoutFaults } from './fixtures/browser/layout-faults.ts';
import { hydrationFaults, keepServedContent } from './fixtures/browser/hydration-faults.ts';
import { refuseCookies } from './fixtures/browser/refuse-cookies.ts';
import { turnOnDataSaver } from './fixtures/browser/save-data.ts';
test('profile', async ({ page }) => {
  const paths = (await everyPage()).map(({ path }) => path).filter((_, i) => i % 5 === 0);
  const sums: Record<string, number> = {};
  const time = async (name: string, run: () => Promise<unknown>) => {
    const start = performance.now();
    await run();
    sums[name] = (sums[name] ?? 0) + performance.now() - start;
  };
  await refuseCookies(page);
  await turnOnDataSaver(page);
  await keepServedContent(page);
  for (const path of paths) {
    await time('goto', () => page.goto(path));
    await time('hydrated', () => isHydrated(page));
    await time('hydration', () => hydrationFaults(page));
    await time('l1280', () => layoutFaults(page, 1280));
    await time('l360', () => layoutFaults(page, 360));
    await time('axe', () => violations(page));
    await time('axe-nocolor', () => violations(page, ['color-contrast']));
    await time('axe-nothing', () => new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], runOnly: { type: 'rule', values: ['html-has-lang'] } }).analyze());
    await time('l320', () => layoutFaults(page, 320, { height: 225 }));
  }
  for (const [name, ms] of Object.entries(sums)) console.log(name, Math.round(ms / paths.length));
});
