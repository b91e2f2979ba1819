import { expect, it } from 'vitest';
import { changedRoutes } from './check-pages.ts';
import { htmlFaults } from './html-faults.ts';
import { judgeVisit } from './judge-visit.ts';

const documentOf = (content: string) =>
  `<!doctype html>\n<html lang="en">\n<head><title>A page</title></head>\n<body>\n${content}\n</body>\n</html>\n`;

it.each([
  ['<main><h1>Jobs</h1><ul><li>One</li></ul></main>', []],
  ['<table><thead><tr><th scope="col">Role</th></tr></thead></table>', []],
  [
    '<main>\n<div><main>Jobs</main></div></main>',
    ['/jobs:6:7 Multiple <main> elements present in document, html > body > main > div > main'],
  ],
  [
    '<p id="a">x</p>\n<p id="a">y</p>',
    ['/jobs:6:8 Duplicate ID "a", html > body > p:nth-child(2)'],
  ],
  [
    '<ul><p>x</p></ul>',
    ['/jobs:5:6 <p> element is not permitted as content under <ul>, html > body > ul > p'],
  ],
  [
    '<a href="/a">a <a href="/b">b</a></a>',
    ['/jobs:5:17 <a> element is not permitted as a descendant of <a>, html > body > a > a'],
  ],
  [
    '<table><tr><td>x</td></tr></table>',
    ['/jobs:5:9 <tr> element is not permitted as content under <table>, html > body > table > tr'],
  ],
])('of the HTML of %j a browser would change: %j', async (content, faults) => {
  expect(await htmlFaults('/jobs', documentOf(content))).toEqual(faults);
});

it('a division in a paragraph is named by its surroundings', async () => {
  const [fault] = await htmlFaults('/jobs', documentOf('<p>Pay: <div>90</div></p>'));
  expect(fault).toMatch(/^\/jobs:5:\d+ Stray end tag '<\/p>', …[^]*<p>Pay: <div>90<\/div><\/p>$/);
});

const origin = 'http://localhost:4000';
const post = { source: 'mfe-blog/src/post.tsx', line: 3, column: 5, name: null };
const library = { ...post, source: 'node_modules/react-dom/index.js' };

/** The lines of a visit; files called `dom` are of a library, and others of a post. */
function judge(...seen: string[]): Promise<string[]> {
  return judgeVisit(
    { path: '/blog', seen },
    {
      origin,
      versions: { 'mfe-blog': '1.0.0-0123456789' },
      symbolize: async ({ frames }) =>
        frames.map(({ path }) => (path.includes('dom') ? library : post)),
    },
  );
}

it('an error is judged once, by the place in the sources that threw it', async () => {
  const stack = `\n    at a (${origin}/assets/shell/dom.js:1:2)\n    at b (${origin}/assets/mfe-blog/post.js:1:2)`;
  expect(
    await judge(`Error: broken${stack}`, `mfe-blog failed while rendering Error: broken${stack}`),
  ).toEqual(['/blog: Error: broken (mfe-blog/src/post.tsx:3:5)']);
});

it('hydration that recovers, a violated policy and a script that does not arrive are faults, and other missing files are not', async () => {
  const hydration = 'Recoverable error while rendering Error: Minified React error #418';
  const policy = `Applying inline style violates the following Content Security Policy directive 'style-src'`;
  const url = `${origin}/assets/mfe-blog/post.js`;
  expect(
    await judge(
      hydration,
      policy,
      'Failed to load resource: the server responded with a status of 404',
      `${url} answers 404`,
    ),
  ).toEqual([`/blog: ${hydration}`, `/blog: ${policy}`, `/blog: ${url} answers 404`]);
});

it('opens one page of each route that is new or has other files, or whose page has changed', () => {
  const routes = (files: Record<string, string>) =>
    ({
      routes: Object.entries(files).map(([pattern, script]) => ({ pattern, scripts: [script] })),
    }) as unknown as Parameters<typeof changedRoutes>[1];
  const page = (path: string, pattern: string) => ({ path, pattern, kind: 'page', hash: '' });
  const pages = [
    page('/same', '/same'),
    page('/text', '/text'),
    page('/blog/a', '/blog/:slug'),
    page('/blog/b', '/blog/:slug'),
    page('/new', '/new'),
  ] as Parameters<typeof changedRoutes>[2]['pages'];
  const before = routes({ '/same': 'a.js', '/text': 'b.js', '/blog/:slug': 'c.js' });
  const after = routes({ '/same': 'a.js', '/text': 'b.js', '/blog/:slug': 'd.js', '/new': 'e.js' });
  expect(changedRoutes(before, after, { pages }, ['/text', '/blog/b', '/new'])).toEqual([
    '/text',
    '/blog/b',
    '/new',
  ]);
  expect(changedRoutes(before, after, { pages }, [])).toEqual(['/blog/a', '/new']);
  expect(changedRoutes(null, before, { pages }, [])).toEqual(['/same', '/text', '/blog/a']);
});
