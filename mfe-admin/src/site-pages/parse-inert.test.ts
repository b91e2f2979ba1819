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

it('takes the policy that the site allows, once, where the browser has them', async () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { parseInert } = await import('./parse-inert');
  parseInert('<title>A</title>', 'text/html');
  expect(parseInert('<a>1</a>', 'application/xml').documentElement.localName).toBe('a');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['inert-html']);
});
