import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'tailwindcss';
import { expect, it } from 'vitest';

const folder = dirname(fileURLToPath(import.meta.url));

async function stylesheet(entry: string, classes: string[]): Promise<string> {
  const compiler = await compile(readFileSync(join(folder, entry), 'utf8'), {
    base: folder,
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('tailwindcss/')
        ? join(folder, '../node_modules', id)
        : resolve(base, id);
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
    },
  });
  return compiler.build(classes);
}

const used = ['bg-paper', 'font-display', 'text-title', 'animate-spin', 'md:p-8', 'shadow-overlay'];

it('the stylesheet of a remote has the utilities that are used, and nothing that the shell has', async () => {
  const css = await stylesheet('remote.css', used);
  expect(css).toContain('background-color: var(--paper)');
  expect(css).toContain('font-family: var(--face-display)');
  expect(css).toContain('animation: spin');
  expect(css).not.toMatch(/:root|:host|@keyframes|@font-face|box-sizing/);
  // The layer for old browsers comes before all others.
  expect(css).toMatch(
    /^[^{]*@layer properties;\s*@layer properties, theme, base, components, utilities;/,
  );
  const host = await stylesheet('host.css', []);
  const named = [...css.matchAll(/var\((--(?!tw-)[a-z0-9-]+)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(0);
  for (const name of named) expect(host).toContain(`${name}:`);
});

it('the stylesheet of the shell emits variables, fonts, reset and keyframes once', async () => {
  const css = await stylesheet('host.css', used);
  expect(css.match(/@keyframes spin/g)).toHaveLength(1);
  // Light; dark of the system; dark that was chosen.
  expect(css.match(/--paper:/g)).toHaveLength(3);
  expect(css.match(/src: url\(/g)).toHaveLength(2);
  expect(css).toContain('box-sizing: border-box');
});

it('the stylesheet of the shell moves nothing for a visitor who has asked for less motion, nor on paper', () => {
  const css = readFileSync(join(folder, 'tokens/motion.css'), 'utf8');
  expect(outermostRules(css)).toEqual([
    '@media screen and (prefers-reduced-motion: no-preference)',
    '@keyframes receipt-unrolls',
    '@keyframes receipt-number-marked',
  ]);
});

function outermostRules(css: string): string[] {
  let depth = 0;
  let before = '';
  const found: string[] = [];
  for (const letter of css.replace(/\/\*.*?\*\//gs, '')) {
    if (letter === '{' && depth === 0) found.push(before.trim());
    if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
    before = depth > 0 || letter === '}' ? '' : before + letter;
  }
  return found;
}

// A control without its utilities has no look, which no other test sees.
it.each(['mfe-marketing', 'mfe-salary-tools', 'mfe-blog', 'mfe-admin'])(
  'are those of the controls that %s has',
  (app) => {
    const source = join(folder, '../../../..', app, 'src');
    const modules = globSync('**/*.tsx', { cwd: source })
      .map((file) => readFileSync(join(source, file), 'utf8'))
      .join('');
    const styles = readFileSync(join(source, 'styles.css'), 'utf8');
    const isStaff = /@talent\/ui\/(date-field|switch-field)'/.test(modules);
    const hasFile = modules.includes("@talent/ui/file-field'");
    expect(styles.includes('@talent/ui/staff-controls.css')).toBe(isStaff);
    expect(styles.includes('@talent/ui/file-field.css')).toBe(hasFile && !isStaff);
  },
);

it.each(['mfe-marketing', 'mfe-salary-tools', 'mfe-blog'])(
  'are those of the breadcrumbs and the next step, which %s shows',
  (app) => {
    const styles = readFileSync(join(folder, '../../../..', app, 'src/styles.css'), 'utf8');
    expect(styles).toMatch(/page-parts\/(styles\.css|src\/\{breadcrumbs,next-step\}\.tsx)/);
  },
);
