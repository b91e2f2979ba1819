// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fetchModules } from './fetch-modules';

it('makes live links of what the document lists, once', () => {
  document.head.innerHTML =
    '<template><link rel="modulepreload" href="/a.js"><link rel="modulepreload" href="/b.js"></template>';
  fetchModules();
  fetchModules();
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/a.js', '/b.js']);
  expect(document.head.querySelector('template')).toBeNull();
});
