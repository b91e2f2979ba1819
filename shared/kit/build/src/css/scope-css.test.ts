import { describe, expect, it } from 'vitest';
import { scopeCss } from './scope-css.ts';

const scope = ':where([data-app="mfe-blog"])';

describe('the stylesheet of a remote', () => {
  it('reaches only elements inside its own mark, with no more specificity', () => {
    expect(scopeCss('.p-2, .m-1:hover { margin: 0 }', 'mfe-blog')).toBe(
      `${scope} .p-2, ${scope} .m-1:hover { margin: 0 }`,
    );
  });

  it('is prefixed inside media queries and layers', () => {
    const css = '@layer utilities { @media (width >= 48rem) { .a { color: red } } }';
    expect(scopeCss(css, 'mfe-blog')).toContain(`{ ${scope} .a {`);
  });

  it('registers the inner variables of Tailwind under names of its own', () => {
    const css = '@property --tw-x { syntax: "*"; inherits: false } .a { top: var(--tw-x) }';
    expect(scopeCss(css, 'mfe-blog')).toBe(
      '@property --mfe-blog-tw-x { syntax: "*"; inherits: false } ' +
        `${scope} .a { top: var(--mfe-blog-tw-x) }`,
    );
  });

  it('prefixes a rule once, and the rules nested in it through it', () => {
    expect(scopeCss('.a { & .b { color: red } }', 'mfe-blog')).toBe(
      `${scope} .a { & .b { color: red } }`,
    );
  });

  it('cannot bring global names: keyframes and fonts are refused', () => {
    expect(() => scopeCss('@keyframes spin { to { opacity: 0 } }', 'mfe-blog')).toThrow(/global/);
    expect(() => scopeCss('@font-face { font-family: X }', 'mfe-blog')).toThrow(/only the shell/);
  });
});

describe('the stylesheet of the shell', () => {
  it('leaves reset and theme to all apps and keeps its utilities to itself', () => {
    const css =
      '@layer base { h1 { margin: 0 } } @layer utilities { .p-2 { padding: 0 } } #content { top: 0 }';
    expect(scopeCss(css, 'shell', 'shell')).toBe(
      '@layer base { h1 { margin: 0 } } ' +
        '@layer utilities { :where([data-app="shell"]) .p-2 { padding: 0 } } #content { top: 0 }',
    );
  });
});
