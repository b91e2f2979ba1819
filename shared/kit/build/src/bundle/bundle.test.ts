import { fileURLToPath } from 'node:url';
import { minify } from 'terser';
import { expect, it } from 'vitest';
import { readApp } from '../app/app.ts';
import { importCircle } from './chunks.ts';
import { clientConfig, fixedNames } from './client-config.ts';
import { scopeCss } from '../css/scope-css.ts';
import { asModule } from '../federation/esm-jsx-runtime.ts';

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

it('names of local variables do not depend on the placeholders that the bundler has numbered', async () => {
  const [one, other] = [chunk('!~{001}~', '!~{002}~'), chunk('!~{rrr}~', '!~{nnn}~')];
  expect(await namesOf(one)).toBe(await namesOf(other));
  expect(await namesOf(one)).toContain('function sum(t,n){return(t+n)*e}');
});

it('names of local variables are all different, and can be names', () => {
  const names = Array.from({ length: 20_000 }, (_, rank) => fixedNames.get(rank));
  expect(new Set(names).size).toBe(20_000);
  expect(names.filter((name) => !/^[A-Za-z_$][\w$]*$/.test(name))).toEqual([]);
  expect(names.slice(0, 5)).toEqual(['e', 't', 'n', 'r', 'a']);
  expect(names.filter((name) => name.length === 1)).toHaveLength(54);
});

it('names of local variables take no count of letters from the minifier', () => {
  expect(Object.keys(fixedNames)).toEqual(['get']);
});

const scope = ':where([data-app="mfe-blog"])';

it('the stylesheet of a remote reaches only elements inside its own mark, with no more specificity', () => {
  expect(scopeCss('.p-2, .m-1:hover { margin: 0 }', 'mfe-blog')).toBe(
    `${scope} .p-2, ${scope} .m-1:hover { margin: 0 }`,
  );
});

it('the stylesheet of a remote is prefixed inside media queries and layers', () => {
  const css = '@layer utilities { @media (width >= 48rem) { .a { color: red } } }';
  expect(scopeCss(css, 'mfe-blog')).toContain(`{ ${scope} .a {`);
});

it('the stylesheet of a remote registers the inner variables of Tailwind under names of its own', () => {
  const css = '@property --tw-x { syntax: "*"; inherits: false } .a { top: var(--tw-x) }';
  expect(scopeCss(css, 'mfe-blog')).toBe(
    '@property --mfe-blog-tw-x { syntax: "*"; inherits: false } ' +
      `${scope} .a { top: var(--mfe-blog-tw-x) }`,
  );
});

it('the stylesheet of a remote prefixes a rule once, and the rules nested in it through it', () => {
  expect(scopeCss('.a { & .b { color: red } }', 'mfe-blog')).toBe(
    `${scope} .a { & .b { color: red } }`,
  );
});

it('the stylesheet of a remote cannot bring global names: keyframes and fonts are refused', () => {
  expect(() => scopeCss('@keyframes spin { to { opacity: 0 } }', 'mfe-blog')).toThrow(/global/);
  expect(() => scopeCss('@font-face { font-family: X }', 'mfe-blog')).toThrow(/only the shell/);
});

it('the stylesheet of the shell leaves reset and theme to all apps and keeps its utilities to itself', () => {
  const css =
    '@layer base { h1 { margin: 0 } } @layer utilities { .p-2 { padding: 0 } } #content { top: 0 }';
  expect(scopeCss(css, 'shell', 'shell')).toBe(
    '@layer base { h1 { margin: 0 } } ' +
      '@layer utilities { :where([data-app="shell"]) .p-2 { padding: 0 } } #content { top: 0 }',
  );
});

const source = `"use strict";
function jsxProd(type) { return type; }
exports.Fragment = Symbol.for("react.fragment");
exports.jsx = jsxProd;
exports.jsxs = jsxProd;
`;

it("React's JSX runtime becomes an ES module with the same three exports", async () => {
  const url = `data:text/javascript,${encodeURIComponent(asModule(source))}`;
  const runtime = (await import(/* @vite-ignore */ url)) as Record<string, unknown>;
  expect(Object.keys(runtime).sort()).toEqual(['Fragment', 'jsx', 'jsxs']);
  expect(runtime['jsx']).toBe(runtime['jsxs']);
});

it.each([
  ['imports something', `var React = require("react");\n${source}`],
  ['exports another way', source.replace('exports.jsxs', 'module.exports.jsxs')],
  ['exports something else', `${source}exports.jsxDEV = jsxProd;\n`],
])("React's JSX runtime fails the build with an instruction when it %s", (_, changed) => {
  expect(() => asModule(changed)).toThrow(/read it, then change .*esm-jsx-runtime\.ts/);
});

it('files that import each other in a circle are found, over others too; a file that two import is none', () => {
  const bundleOf = (files: Readonly<Record<string, string[]>>) =>
    Object.fromEntries(
      Object.entries(files).map(([name, imports]) => [name, { type: 'chunk' as const, imports }]),
    );
  expect(importCircle(bundleOf({ a: ['b', 'c'], b: ['c'], c: ['other-app'] }))).toBeNull();
  expect(importCircle(bundleOf({ a: ['b'], b: ['c'], c: ['b'] }))).toEqual(['b', 'c', 'b']);
});
