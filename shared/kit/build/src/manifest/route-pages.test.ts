import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { findDeclaredRoutes } from './route-pages.ts';

function routesIn(code: string) {
  return findDeclaredRoutes(parseAst(code), 'routes.ts');
}

describe('route declarations', () => {
  it('give their pattern and the import of their page', () => {
    const code = `defineRemote({ routes: [
      defineRoute({ path: '/blog/:slug', page: () => import('./routes/post'), head: {} }),
      defineRoute({ path: \`/\`, page: () => import("./routes/home") }),
    ] })`;
    expect(routesIn(code)).toEqual([
      { pattern: '/blog/:slug', source: './routes/post' },
      { pattern: '/', source: './routes/home' },
    ]);
  });

  it('must be literals, because the manifest is read from them', () => {
    expect(() => routesIn("defineRoute({ path: base + '/x', page: () => import('./x') })")).toThrow(
      /literal path/,
    );
    expect(() => routesIn("defineRoute({ path: '/x', page: () => import(name) })")).toThrow(
      /literal/,
    );
  });
});
