import { minify } from 'terser';
import { expect, it } from 'vitest';
import { manifestOf } from '../testing/make-artifact.ts';
import { capabilityProblems } from './capability-problems.ts';
import { entriesOf, capabilitiesSchema } from '../capabilities/capabilities.ts';
import { deriveCapabilities, scanScripts, unseen } from '../capabilities/scan.ts';
import { styleProblems } from './style-problems.ts';

/** What is wrong with an app's script, as the minifier leaves it. */
async function problemsOf(script: string, capabilities = {}): Promise<string[]> {
  const { code = '' } = await minify(script, { module: true, compress: { passes: 2 } });
  const manifest = manifestOf({ name: 'mfe-blog', patterns: ['/blog/:slug'], capabilities });
  return capabilityProblems(manifest, { 'client/page.js': code }).map(({ message }) => message);
}

it.each([
  [`fetch('https://api.reader.io/v1')`, { connects: [{ origin: 'https://api.reader.io' }] }],
  [`jsx('a', { href: 'https://reader.io/x' })`, { origins: ['https://reader.io'] }],
  [`localStorage.setItem('reader:' + id, '1')`, { storage: { local: ['reader:*'] } }],
  ['window.localStorage?.getItem(`reader:${id}`)', { storage: { local: ['reader:of-blog'] } }],
  [`sessionStorage.removeItem('reader')`, { storage: { session: ['rea*'] } }],
  [`indexedDB.open('reader', 2)`, { storage: { databases: ['reader'] } }],
  [`caches.open('reader')`, { storage: { caches: ['reader'] } }],
  ['document.cookie = `reader=${id}; path=/`', { cookies: ['reader'] }],
  [`navigator.clipboard.writeText(id)`, { permissions: [{ name: 'clipboard-write' }] }],
  [`navigator.geolocation.watchPosition(id)`, { permissions: [{ name: 'geolocation' }] }],
  [`id.createPolicy('own', {})`, { permissions: [{ name: 'trusted-types:own' }] }],
  [`jsx('iframe', { src: id })`, { frames: [{ origin: 'self' }] }],
])('a script may do %s where it is declared, and not otherwise', async (use, capabilities) => {
  const script = `export const run = (id, jsx) => ${use};`;
  expect(await problemsOf(script, capabilities)).toEqual([]);
  expect(await problemsOf(script)).not.toEqual([]);
});

it.each([
  [`fetch('https://api.reader.io')`, { origins: ['https://api.reader.io'] }],
  [`localStorage.getItem('reader-2')`, { storage: { local: ['reader'] } }],
  [`localStorage.getItem('reader')`, { storage: { session: ['reader'] } }],
])('a script may not do %s with another entry', async (use, capabilities) => {
  expect(await problemsOf(`export const run = () => ${use};`, capabilities)).toHaveLength(1);
});

it('a script needs nothing for names of schemas, and for its own pages', async () => {
  const script = `export const own = ['http://www.w3.org/2000/svg', '/blog/x', 'https://a.example'];`;
  expect(await problemsOf(script)).toEqual([]);
});

it('says file, what was found, and the way out', async () => {
  expect(await problemsOf(`localStorage.getItem('reader')`)).toEqual([
    'client/page.js uses "reader", which mfe-blog/capabilities.json does not declare under storage.local: ' +
      'remove it, or build and run "pnpm release capabilities mfe-blog --accept"',
  ]);
});

it('a declaration may only name routes of its app', async () => {
  const frames = [{ origin: 'self', on: ['/blog/:slug', '/jobs'] }];
  expect(await problemsOf('', { frames })).toEqual([
    'mfe-blog/capabilities.json names /jobs, which is no route of mfe-blog: correct "on"',
  ]);
});

it('the build knows exports of the SDK and globals', () => {
  const scripts = {
    'client/page.js':
      'import{i as t}from"./shared.js";var{Link:e,useSite:n}=await t("@talent/sdk"),{jsx:r}=await t("react");' +
      'window.dataLayer=window.dataLayer||[];globalThis.__federation_shared__={};if(window.name==="x")n();',
    'client/other.js': 'const{Link:a}=await t("@talent/sdk");',
  };
  expect(deriveCapabilities(scripts)).toEqual({
    sdk: ['Link', 'useSite'],
    globals: ['dataLayer'],
  });
});

it('tells which entries of a declaration are nowhere in the scripts', () => {
  const declared = capabilitiesSchema.parse({
    connects: [{ origin: 'https://api.reader.io' }],
    storage: { local: ['reader', 'computed:*'] },
  });
  const found = scanScripts({
    'client/page.js': 'localStorage.getItem("reader");const a="https://api.reader.io/v1"',
  });
  expect(unseen(entriesOf(declared), found)).toEqual([
    { need: 'storage.local', name: 'computed:*' },
  ]);
});

const scope = ':where([data-app="mfe-blog"])';
const messagesOf = (css: string) =>
  styleProblems('mfe-blog', 'client/style.css', css).map(
    ({ rule, message }) => `${rule} ${message}`,
  );

it('a stylesheet is content with a stylesheet that stays inside its app, as builds write it', () => {
  const css = `@layer properties{@supports (color:red){${scope} *,${scope} :before{--mfe-blog-tw-x:0}}}
    @property --mfe-blog-tw-x{syntax:"*";inherits:false}
    @media (width>=48rem){${scope} .p-2{padding:1px;&:hover{color:red}}}
    :where([data-app=mfe-blog]) > p{margin:0}${scope}{color:red}`;
  expect(messagesOf(css)).toEqual([]);
});

it.each([
  ['.p-2{padding:0}', '.p-2'],
  [`${scope} .a,footer{color:red}`, 'footer'],
  [':where([data-app="mfe-jobs"]) .a{color:red}', 'mfe-jobs'],
  [`${scope} ~ footer{color:red}`, '~ footer'],
  [`${scope}+footer{color:red}`, '+footer'],
  ['@media print{body{display:none}}', 'body'],
  ['@layer base{:root{--paper:red}}', ':root'],
  ['@keyframes spin{to{rotate:1turn}}', '@keyframes spin'],
  ['@font-face{font-family:x;src:url(x)}', '@font-face'],
  ['@import "https://evil.example/x.css";', '@import'],
  ['@property --tw-x{syntax:"*";inherits:false}', '@property --tw-x'],
  ['.a{', 'cannot be read'],
])('a stylesheet refuses %s', (css, named) => {
  const [message, ...others] = messagesOf(css);
  expect(message).toMatch(/^css-leak client\/style\.css/);
  expect(message).toContain(named);
  expect(others).toEqual([]);
});
