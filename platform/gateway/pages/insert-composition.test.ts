import { expect, it } from 'vitest';
import { inlineScriptsOf, insertComposition, toScriptJson } from './insert-composition.ts';

const composition = {
  id: 'x',
  channel: 'stable',
  revision: 7,
  shell: '1',
  remotes: [],
  publishableKey: '</script><b>$&',
};
const block = '<script type="application/json" id="composition-block"></script>';
const page = (content: string) => `<!doctype html><html><head>${content}</head></html>\n`;

it('inserting the composition fills the empty block with JSON that cannot end it', () => {
  const html = insertComposition(page(block), composition, 'index.html');
  const json = /id="composition-block">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(composition);
  expect(html.replace(json, '')).toBe(page(block));
  // Line separators end a line in older JavaScript.
  expect(toScriptJson('\u2028<')).toBe(String.raw`"\u2028\u003c"`);
});

it.each([
  ['without a block', page(''), '0 empty composition blocks'],
  ['with two blocks', page(block + block), '2 empty composition blocks'],
  ['that is cut off', `<html>${block}`, 'ends before </html>'],
])('inserting the composition refuses a document %s', (_name, html, message) => {
  expect(() => insertComposition(html, composition, 'index.html')).toThrow(`index.html`);
  expect(() => insertComposition(html, composition, 'index.html')).toThrow(message);
});

it('inserting the composition finds the import map, and a script only where it follows the map at once', () => {
  const map = '<script type="importmap">{"a":1}</script>';
  expect(inlineScriptsOf(page(map))).toEqual(['{"a":1}']);
  expect(inlineScriptsOf(page(`${map}\n<script>early()</script>`))).toEqual(['{"a":1}', 'early()']);
  expect(inlineScriptsOf(page(`${map}<p></p><script>injected()</script>`))).toEqual(['{"a":1}']);
  expect(inlineScriptsOf(page(`<script>injected()</script>${block}`))).toEqual([]);
});
