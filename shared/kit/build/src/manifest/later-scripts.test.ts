import type { Rollup } from 'vite';
import { expect, it } from 'vitest';
import { laterScripts } from './route-closures.ts';

type Imports = { imports?: string[]; later?: string[] };

/** A bundle of chunks with their imports. */
function bundleOf(chunks: Record<string, Imports>): Rollup.OutputBundle {
  const bundle = Object.entries(chunks).map(([fileName, { imports = [], later = [] }]) => [
    fileName,
    { type: 'chunk', fileName, imports, dynamicImports: later },
  ]);
  return Object.fromEntries(bundle) as Rollup.OutputBundle;
}

const bundle = bundleOf({
  'container.js': { later: ['pay.js', 'guide.js'] },
  'pay.js': { imports: ['shared.js'], later: ['form.js', 'guide.js'] },
  'shared.js': { later: ['toast.js'] },
  'form.js': { imports: ['shared.js', 'fields.js'], later: ['sent.js'] },
  'fields.js': {},
  'sent.js': {},
  'toast.js': {},
  'guide.js': { later: ['chart.js'] },
  'chart.js': {},
});
const pages = new Set(['pay.js', 'guide.js']);
const laterOf = (...scripts: string[]) =>
  laterScripts(bundle, ['container.js', ...scripts], ['container.js'], pages);

it('are the dynamic imports of a page, with all that these import', () => {
  expect(laterOf('guide.js')).toEqual(['chart.js']);
  expect(laterOf('chart.js')).toEqual([]);
});

it('leave out what the page has at once, and the other pages of the app', () => {
  expect(laterOf('shared.js')).toEqual(['toast.js']);
});

it('hold another page where the page itself imports it', () => {
  expect(laterOf('pay.js', 'shared.js')).toEqual([
    'chart.js',
    'fields.js',
    'form.js',
    'guide.js',
    'sent.js',
    'toast.js',
  ]);
});
