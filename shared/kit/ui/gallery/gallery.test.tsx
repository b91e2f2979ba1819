import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import uiPackage from '../package.json' with { type: 'json' };
import { components } from './gallery.tsx';

it('shows every component that the package exports', () => {
  const exported = Object.entries<string>(uiPackage.exports)
    .filter(([, file]) => file.endsWith('.tsx'))
    .map(([name]) => name.replace('./', ''));
  expect(Object.keys(components).sort()).toEqual(exported.sort());
});

// The content security policy refuses inline styles, and a refused style shows only in a browser.
it.each(Object.entries(components))('%s renders without a style attribute', (_, states) => {
  const markup = renderToStaticMarkup(states);
  expect(markup).toMatch(/^<\w+/);
  expect(markup).not.toMatch(/ style=|<style/);
});
