// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

it('parses in a browser without Trusted Types, and does not run what it reads', async () => {
  const { parseInert } = await import('./parse-inert');
  const html = '<title>A</title><script>globalThis.parsedScriptRan = true</script>';
  expect(parseInert(html, 'text/html').title).toBe('A');
  expect('parsedScriptRan' in globalThis).toBe(false);
});

it('gives no styles, which the browser would report against this page, and keeps everything else', async () => {
  const { parseInert } = await import('./parse-inert');
  const html = `<head><style>a { color: red }</style><title>A</title><meta name="description" content="a style = b">
    <noscript><STYLE>b {}</STYLE></noscript></head>
    <p style="color: red" id=one class="x"STYLE='top: 1px'>One <b id="two"style=a>style=1</b></p><svg><style>c {}</style></svg>`;
  const page = parseInert(html, 'text/html');
  expect(page.querySelectorAll('style, [style]')).toHaveLength(0);
  expect(page.querySelector('head > title')?.textContent).toBe('A');
  expect(page.querySelector('head > meta')?.getAttribute('content')).toBe('a style = b');
  expect(page.querySelector('#one')?.getAttribute('class')).toBe('x');
  expect(page.querySelector('p')?.textContent).toBe('One style=1');
});

it('takes the policy that the site allows, once, where the browser has them', async () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { parseInert } = await import('./parse-inert');
  parseInert('<title>A</title>', 'text/html');
  expect(parseInert('<a>1</a>', 'application/xml').documentElement.localName).toBe('a');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['inert-html']);
});
