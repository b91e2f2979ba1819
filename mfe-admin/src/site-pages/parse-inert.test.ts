// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('parseInert', () => {
  it('parses in a browser without Trusted Types', async () => {
    const { parseInert } = await import('./parse-inert');
    expect(parseInert('<title>A</title>', 'text/html').title).toBe('A');
  });

  it('takes the policy that the site allows, once, where the browser has them', async () => {
    const createPolicy = vi.fn((_name: string, rules: object) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    const { parseInert } = await import('./parse-inert');
    parseInert('<title>A</title>', 'text/html');
    expect(parseInert('<a>1</a>', 'application/xml').documentElement.localName).toBe('a');
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['inert-html']);
  });

  it('does not run what it reads', async () => {
    const { parseInert } = await import('./parse-inert');
    parseInert('<script>globalThis.parsedScriptRan = true</script>', 'text/html');
    expect('parsedScriptRan' in globalThis).toBe(false);
  });
});
