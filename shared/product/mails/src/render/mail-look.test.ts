import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dark, light } from './mail-look.ts';

const palette = readFileSync(
  new URL('../../../../kit/ui/src/tokens/palette.css', import.meta.url),
  'utf8',
);

it('uses the colors of the pages, light and dark', () => {
  const [inLight = '', inDark = ''] = palette.split('@media (prefers-color-scheme: dark)');
  for (const [name, color] of Object.entries(light))
    expect(inLight).toContain(`--${name}: ${color};`);
  for (const [name, color] of Object.entries(dark))
    expect(inDark).toContain(`--${name}: ${color};`);
});
