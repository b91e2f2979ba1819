import { describe, expect, it } from 'vitest';
import { asModule } from './esm-jsx-runtime.ts';

const source = `"use strict";
function jsxProd(type) { return type; }
exports.Fragment = Symbol.for("react.fragment");
exports.jsx = jsxProd;
exports.jsxs = jsxProd;
`;

describe("React's JSX runtime", () => {
  it('becomes an ES module with the same three exports', async () => {
    const url = `data:text/javascript,${encodeURIComponent(asModule(source))}`;
    const runtime = (await import(/* @vite-ignore */ url)) as Record<string, unknown>;
    expect(Object.keys(runtime).sort()).toEqual(['Fragment', 'jsx', 'jsxs']);
    expect(runtime['jsx']).toBe(runtime['jsxs']);
  });

  it.each([
    ['imports something', `var React = require("react");\n${source}`],
    ['exports another way', source.replace('exports.jsxs', 'module.exports.jsxs')],
    ['exports something else', `${source}exports.jsxDEV = jsxProd;\n`],
  ])('fails the build with an instruction when it %s', (_, changed) => {
    expect(() => asModule(changed)).toThrow(/read it, then change .*esm-jsx-runtime\.ts/);
  });
});
