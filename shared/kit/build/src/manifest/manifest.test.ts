import { defineSettings, flag, setting } from '@talent/sdk/settings';
import { expect, it } from 'vitest';
import { describeSettings } from './describe-settings.ts';
import { type Rollup, parseAst } from 'vite';
import { laterScripts } from './route-closures.ts';
import { findDeclaredRoutes } from './route-pages.ts';

it('writes settings and flags as one JSON Schema with their defaults', () => {
  const settings = defineSettings({
    related: setting({
      description: 'How many articles are linked.',
      schema: (zod) => zod.number().int().min(0).max(6),
      default: 3,
    }),
    look: setting({
      description: 'How the list looks.',
      schema: (zod) => zod.enum(['wide', 'dense']),
      default: 'wide',
    }),
    newList: flag({ description: 'The new list.', default: 0 }),
  });
  expect(describeSettings('mfe-blog', settings)).toEqual({
    settings: {
      schema: {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        type: 'object',
        properties: {
          related: {
            type: 'integer',
            minimum: 0,
            maximum: 6,
            description: 'How many articles are linked.',
            default: 3,
          },
          look: {
            type: 'string',
            enum: ['wide', 'dense'],
            description: 'How the list looks.',
            default: 'wide',
          },
          newList: {
            type: 'number',
            minimum: 0,
            maximum: 1,
            description: 'The new list.',
            default: 0,
          },
        },
        additionalProperties: false,
      },
      defaults: { related: 3, look: 'wide', newList: 0 },
      flags: ['newList'],
    },
  });
});

it('writes nothing for an app without settings', () => {
  expect(describeSettings('mfe-blog')).toEqual({});
  expect(describeSettings('mfe-blog', {})).toEqual({});
});

const numberOf = (initial: number) =>
  setting({ description: 'One.', schema: (zod) => zod.number().max(5), default: initial });

const texts = (schema: Parameters<typeof setting<string>>[0]['schema']) => ({
  one: setting({ description: 'One.', schema, default: 'y' }),
});

it.each([
  ['a default that its schema refuses', { one: numberOf(6) }, 'its own schema refuses'],
  ['a share above everyone', { one: flag({ description: 'One.', default: 1.5 }) }, 'refuses'],
  ['a name that no command can take', { 'one-two': numberOf(1) }, 'use camel case'],
  ['a name of every object', { __proto__x: numberOf(1) }, 'use camel case'],
  ['a refinement', texts((zod) => zod.string().refine((text) => text !== 'x')), 'cannot say'],
  ['a transform', texts((zod) => zod.string().transform((text) => text.trim())), 'cannot say'],
])('refuses %s', (_, settings, message) => {
  expect(() => describeSettings('mfe-blog', settings)).toThrow(message);
});

type Imports = { imports?: string[]; later?: string[] };

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

it('later scripts are the dynamic imports of a page, with all that these import', () => {
  expect(laterOf('guide.js')).toEqual(['chart.js']);
  expect(laterOf('chart.js')).toEqual([]);
});

it('later scripts leave out what the page has at once, and the other pages of the app', () => {
  expect(laterOf('shared.js')).toEqual(['toast.js']);
});

it('later scripts hold another page where the page itself imports it', () => {
  expect(laterOf('pay.js', 'shared.js')).toEqual([
    'chart.js',
    'fields.js',
    'form.js',
    'guide.js',
    'sent.js',
    'toast.js',
  ]);
});

function routesIn(code: string) {
  return findDeclaredRoutes(parseAst(code), 'routes.ts');
}

it('route declarations give their pattern and the import of their page', () => {
  const code = `defineRemote({ routes: [
      defineRoute({ path: '/blog/:slug', page: () => import('./routes/post'), head: {} }),
      defineRoute({ path: \`/\`, page: () => import("./routes/home") }),
    ] })`;
  expect(routesIn(code)).toEqual([
    { pattern: '/blog/:slug', source: './routes/post' },
    { pattern: '/', source: './routes/home' },
  ]);
});

it('route declarations must be literals, because the manifest is read from them', () => {
  expect(() => routesIn("defineRoute({ path: base + '/x', page: () => import('./x') })")).toThrow(
    /literal path/,
  );
  expect(() => routesIn("defineRoute({ path: '/x', page: () => import(name) })")).toThrow(
    /literal/,
  );
});
