import { expect, it } from 'vitest';
import { contentTypeOf } from './content-type.ts';

it.each([
  ['site.css', 'text/css; charset=utf-8'],
  ['icon.ico', 'image/x-icon'],
  ['main.mjs', 'text/javascript; charset=utf-8'],
  ['MAIN.JS', 'text/javascript; charset=utf-8'],
  ['main.js.map', 'application/json; charset=utf-8'],
  ['data.json', 'application/json; charset=utf-8'],
  ['app.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['mark.svg', 'image/svg+xml; charset=utf-8'],
  ['face.woff2', 'font/woff2'],
  ['unknown.thing', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('%s is served as %s', (file, type) => {
  expect(contentTypeOf(file)).toBe(type);
});
