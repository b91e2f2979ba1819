import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import uiPackage from '../package.json' with { type: 'json' };
import { rooms } from './rooms.ts';
import { colors } from './tokens.tsx';

const entries = rooms.flatMap((room) => room.entries);
const states = entries.flatMap(({ name, states: all }) =>
  all.map(({ label, element }) => ({ name, label, element })),
);

it('shows every component that the package exports', () => {
  const components = Object.entries<string>(uiPackage.exports)
    .filter(([, file]) => file.endsWith('.tsx'))
    .map(([name]) => name.replace('./', ''));
  expect(entries.map(({ name }) => name).sort()).toEqual(components.sort());
});

it('shows every color of the palette', () => {
  const css = readFileSync(new URL('../src/tokens/palette.css', import.meta.url), 'utf8');
  const palette = new Set([...css.matchAll(/--([a-z0-9-]+): #/g)].map(([, name]) => name));
  expect(colors.map(([name]) => name)).toEqual([...palette]);
});

// The content security policy refuses inline styles, and a refused style shows only in a browser.
it.each(states)('$name ($label) renders on the server without a style attribute', ({ element }) => {
  const markup = renderToStaticMarkup(element);
  expect(markup).toMatch(/^<\w+/);
  expect(markup).not.toMatch(/ style=|<style/);
});
