import { expect, it } from 'vitest';
import { entriesOf, capabilitiesSchema } from './capabilities.ts';
import { deriveCapabilities, scanScripts, unseen } from './scan.ts';

it('the build knows exports of the SDK, links to other apps and globals', () => {
  const scripts = {
    'client/page.js':
      'import{i as t}from"./shared.js";var{Link:e,useSite:n}=await t("@talent/sdk"),{jsx:r}=await t("react");' +
      'window.dataLayer=window.dataLayer||[];globalThis.__federation_shared__={};if(window.name==="x")n();',
    'client/other.js':
      'const{Link:a}=await t("@talent/sdk");r(a,{to:"/jobs?new#top"});r(a,{to:`/jobs/${e.id}`});r(a,{to:"/blog/own"});' +
      'r("form",{action:"/functions/v1/search"});r(a,{to:`/${e}`})',
  };
  expect(deriveCapabilities(scripts, ['/blog/:slug'])).toEqual({
    sdk: ['Link', 'useSite'],
    links: { routes: ['/jobs', '/jobs/:any'] },
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
