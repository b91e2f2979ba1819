import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { namesIn } from './source-names.ts';

const names = (code: string, file = 'mfe-lab/src/page.tsx') => namesIn(parseAst(code), file);
const linksIn = (code: string) => [...names(code).links.keys()];

it.each([
  ['_jsx(Link, { to: "/our-process" })', ['/our-process']],
  ['_jsx(Link, { to: "/our-process?from=lab#team" })', ['/our-process']],
  ['_jsx(Link, { to: "/our-process/" })', ['/our-process']],
  ["f('[more](/blog/' + slug + ')')", ['/blog/:any']],
  ['_jsx(Link, { to: isNew ? "/new" : "/old" })', ['/new', '/old']],
  ['_jsx(Link, { to: next ?? "/next" })', ['/next']],
  ['_jsx(Link, { to: { pathname: "/pay", search: "?role=ai" } })', ['/pay']],
  ['_jsx(Link, { to: `/blog/${slug}` })', ['/blog/:any']],
  ['_jsx(Link, { to: "/blog/" + slug })', ['/blog/:any']],
  ['_jsx("a", { "href": "/feed.xml" })', ['/feed.xml']],
  ['export const text = { label: "Talk to us", href: "/contact" }', ['/contact']],
  ['navigate("/done"); redirect(`/jobs/${id}/apply`)', ['/done', '/jobs/:any/apply']],
  [
    'export default "Read [our guide](/guide#part), or [more](/more \\"title\\")."',
    ['/guide', '/more'],
  ],
  ['export default `<a href="/terms">Terms</a>`', ['/terms']],
  ['_jsx(Link, { to: path }); f({ to: "https://example.com/x", href: "#top" })', []],
  ['f({ to: "//evil.example" }); f({ to: `/${anything}` }); Array.from("/x"); f({ at: "/y" })', []],
])('links in %s are %j', (code, links) => {
  expect(linksIn(code)).toEqual(links);
});

it('links name their source', () => {
  expect([...names('f({ to: "/pay" })').links]).toEqual([['/pay', 'mfe-lab/src/page.tsx']]);
});

it('tables and functions of the database are those of calls', () => {
  const { tables, rpcs } = names(`data.from('jobs').select(); adminData().rpc('find_people', {});
    client().storage.from('pictures'); Array.from('abc'); text.from(brand); data.from(TABLE);`);
  expect([[...tables.keys()], [...rpcs.keys()]]).toEqual([['jobs'], ['find_people']]);
});

it.each([
  ["fetch('/functions/v1/hello', {})", ['hello']],
  ['fetch(`/functions/v1/salary-bands?${query}`)', ['salary-bands']],
  ["functions.invoke('seo-strategy', { body })", ['seo-strategy']],
  ["postToFunction({ name: 'assessment', contract }, {})", ['assessment']],
  ["defineForm({ name: 'contact', contract: 1 })", ['contact']],
  ['fetch(`/functions/v1/${name}`); f("see /functions/v1/collect-events")', []],
])('functions called by %s are %j', (code, functions) => {
  expect([...names(code).functions.keys()]).toEqual(functions);
});

it('a contract that is imported names its function', () => {
  const { functions } = names('export const contract = 1', 'supabase/functions/hello/contract.ts');
  expect([...functions.keys()]).toEqual(['hello']);
});
