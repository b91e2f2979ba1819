import { fileURLToPath } from 'node:url';
import { minify } from 'terser';
import { describe, expect, it } from 'vitest';
import { readApp } from '../app/app.ts';
import { clientConfig, fixedNames } from './client-config.ts';

/** A chunk as the minifier gets it: the files it imports still have the bundler's placeholders for names. */
function chunk(...placeholders: string[]): string {
  const imports = placeholders.map((one, index) => `import { a${index} } from './${one}.js';`);
  return `${imports.join('\n')}
    export function sum(left, right) { const total = left + right; return total * a0; }`;
}

/** A chunk after the minifier, with the naming of an app's build. */
async function namesOf(code: string): Promise<string> {
  const app = readApp(fileURLToPath(new URL('../../../../../mfe-blog', import.meta.url)));
  const { build } = clientConfig({ app, outDir: 'dist', plugins: [] });
  const { mangle = true } = build?.terserOptions ?? {};
  const { code: minified = '' } = await minify(code, { module: true, mangle });
  return minified.replaceAll(/!~\{\w+\}~/g, 'file');
}

describe('names of local variables', () => {
  it('do not depend on the placeholders that the bundler has numbered', async () => {
    const [one, other] = [chunk('!~{001}~', '!~{002}~'), chunk('!~{rrr}~', '!~{nnn}~')];
    expect(await namesOf(one)).toBe(await namesOf(other));
    expect(await namesOf(one)).toContain('function sum(t,n){return(t+n)*e}');
  });

  it('are all different, and can be names', () => {
    const names = Array.from({ length: 20_000 }, (_, rank) => fixedNames.get(rank));
    expect(new Set(names).size).toBe(20_000);
    expect(names.filter((name) => !/^[A-Za-z_$][\w$]*$/.test(name))).toEqual([]);
    expect(names.slice(0, 5)).toEqual(['e', 't', 'n', 'r', 'a']);
    expect(names.filter((name) => name.length === 1)).toHaveLength(54);
  });

  it('take no count of letters from the minifier', () => {
    expect(Object.keys(fixedNames)).toEqual(['get']);
  });
});
