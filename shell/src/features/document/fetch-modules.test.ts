// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fetchModules } from './fetch-modules';

const files = ['/a.js', '/b.js', '/c.js', '/d.js', '/e.js'];

function liveLinks(): (string | null)[] {
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
}

it('adds the listed modules to the document once, a few per task', async () => {
  const links = files.map((file) => `<link rel="modulepreload" href="${file}">`);
  document.head.innerHTML = `<template>\n${links.join('\n')}\n</template>`;
  const fetched = fetchModules();
  expect(liveLinks()).toEqual(files.slice(0, 4));
  await fetched;
  await fetchModules();
  expect(liveLinks()).toEqual(files);
  expect(document.head.querySelector('template')).toBeNull();
});
