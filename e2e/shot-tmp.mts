import { chromium } from '@playwright/test';
import { browserPath } from './fixtures/browser/browser-path.ts';
const [origin, out, ...specs] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
for (const spec of specs) {
  const [path, width, scheme, sel] = spec.split(',');
  const c = await b.newContext({
    viewport: { width: Number(width), height: 900 },
    colorScheme: scheme as 'dark',
  });
  await c.addInitScript(() => localStorage.setItem('cookies-accepted', 'false'));
  const p = await c.newPage();
  await p.goto(origin + path!, { waitUntil: 'load' });
  await p.waitForTimeout(1200);
  const name = `${out}/${path!.replace(/[^a-z0-9]+/gi, '_') || 'home'}-${width}-${scheme}${sel ? '-' + sel.replace(/\W+/g, '') : ''}.png`;
  if (sel) await p.locator(sel).first().screenshot({ path: name });
  else await p.screenshot({ path: name, fullPage: true });
  console.log(name);
  await c.close();
}
await b.close();
