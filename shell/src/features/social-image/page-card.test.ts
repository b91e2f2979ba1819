import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defaultSite } from '@talent/sdk/site';
import { expect, it } from 'vitest';
import { cardColors } from '@talent/page-parts/card-colors';
import { pageCard } from './page-card';

const card = (title: string, path = '/ai-ml-salary-data') =>
  JSON.stringify(
    pageCard({
      head: { title, description: 'd', canonicalPath: path, robots: 'index, follow' },
      path,
      site: defaultSite,
    }),
  );

it('says the brand, the section, the title and the path', () => {
  const text = card(`What <engineers> & "others" earn | ${defaultSite.brand}`);
  for (const words of [
    '"AI Talent Experts"',
    '"Salary Dashboard"',
    '"What <engineers> & \\"others\\" earn"',
    '"/ai-ml-salary-data"',
  ]) {
    expect(text).toContain(`"children":${words}`);
  }
});

it('is the same tree for the same page, wherever the site runs, and another for another title', () => {
  expect(card('A title')).toBe(card('A title'));
  expect(card('A title')).not.toContain('localhost');
  expect(card('A title')).not.toBe(card('Another title'));
});

it('has the colors of the site’s light palette', () => {
  const file = createRequire(import.meta.url).resolve('@talent/ui/package.json');
  const palette = readFileSync(file.replace('package.json', 'src/tokens/palette.css'), 'utf8');
  const light = palette.slice(0, palette.indexOf('@media'));
  for (const [name, colour] of Object.entries(cardColors)) {
    expect(light).toContain(`--${name}: ${colour};`);
  }
});
