import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { reviewedVersion } from './unused-parts.ts';
import { cutUnusedParts, refuseUse } from './without-unused-parts.ts';

let source: string;

beforeAll(async () => {
  const sdk = createRequire(new URL('../../../sdk/package.json', import.meta.url));
  const router = createRequire(sdk.resolve('react-router-dom')).resolve('react-router');
  const folder = join(dirname(router), '../production');
  const index = await readFile(join(folder, 'index.mjs'), 'utf8');
  const chunks = [...index.matchAll(/from "\.\/(chunk-\w+\.mjs)"/g)].map(([, file = '']) => file);
  const texts = await Promise.all(chunks.map((file) => readFile(join(folder, file), 'utf8')));
  source = texts.find((text) => text.includes('\nfunction createRouter(init) {')) ?? '';
});

describe('the router without its unused parts', () => {
  it('is the installed router, cut where the list says, and still a module', () => {
    const cut = cutUnusedParts(source);
    expect(cut).not.toContain('fetch: fetch2');
    expect(cut).not.toContain('init.instrumentations');
    expect(() => parseAst(cut)).not.toThrow();
  });

  it('is refused when the router is another version than was read', () => {
    const other = source.replace(`v${reviewedVersion}`, 'v7.99.0');
    expect(() => cutUnusedParts(other)).toThrow(/is 7\.99\.0.*read them again/);
  });

  it('is refused when a part is entered elsewhere or no longer there', () => {
    const twice = `${source}\nconst router = {\n    fetch: fetch2,\n};`;
    expect(() => cutUnusedParts(twice)).toThrow(/fetchers: .*fetch2.* is there 2 times/);
    const gone = source.replace('    getBlocker,\n', '');
    expect(() => cutUnusedParts(gone)).toThrow(/blockers: .* is there 0 times/);
  });
});

describe('a module of the site', () => {
  it('may not import what needs an unused part', () => {
    for (const code of [
      "import { Link, useFetcher } from 'react-router-dom';",
      "export {\n  Link,\n  useFetcher as useLoad,\n} from 'react-router-dom';",
      'import { useFetcher } from "react-router";',
    ]) {
      expect(() => refuseUse(code, 'page.tsx')).toThrow(/page\.tsx uses useFetcher.*fetchers/);
    }
  });

  it('names what it imports', () => {
    const code = "export * from 'react-router-dom';";
    expect(() => refuseUse(code, 'index.ts')).toThrow(/index\.ts: name what is imported/);
  });

  it('may not give the router an option that needs an unused part', () => {
    const code = 'createBrowserRouter(routes, { instrumentations: [timing] });';
    expect(() => refuseUse(code, 'main.tsx')).toThrow(/main\.tsx uses instrumentations/);
  });

  it('may use everything else, and types', () => {
    const code = `import { Link, ScrollRestoration } from 'react-router-dom';
      import type { Form } from 'react-router-dom';
      import { Form as Sheet } from './form';
      createBrowserRouter(routes, { hydrationData });`;
    expect(() => refuseUse(code, 'page.tsx')).not.toThrow();
  });
});
