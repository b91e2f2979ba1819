import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commandSite } from '../testing/command-site.ts';

const files = {
  'client/page.js': 'sessionStorage.getItem("reader");fetch("https://api.reader.io/v1")',
};
const declared = {
  storage: { local: ['computed:*'] },
  permissions: [{ name: 'web-share', on: ['/blog'] }],
};

let file: string;
const site = commandSite(async ({ build, root }) => {
  await build({ name: 'shell', patterns: ['/'] });
  await build({ name: 'mfe-blog', patterns: ['/blog'], files });
  file = join(root, 'mfe-blog/capabilities.json');
  await writeFile(file, JSON.stringify(declared));
});

it('shows what is declared, what is nowhere in the build, and what it uses undeclared, within 100 characters', async () => {
  const { out } = await site.run('capabilities');
  expect(out.trimEnd().split('\n')).toEqual([
    'app       need             state       name',
    'shell     nothing',
    'mfe-blog  storage.local    unseen      computed:*',
    'mfe-blog  permissions      unseen      web-share',
    '                                         on /blog',
    'mfe-blog  connects         undeclared  https://api.reader.io',
    'mfe-blog  storage.session  undeclared  reader',
  ]);
  const name = `reader-${'x'.repeat(300)}`;
  await writeFile(file, JSON.stringify({ storage: { databases: [name] } }));
  const long = (await site.run('capabilities mfe-blog')).out;
  expect(Math.max(...long.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
});

it('writes into the file what the build uses, and prints the difference', async () => {
  const { out } = await site.run('capabilities mfe-blog --accept');
  expect(out.trimEnd().split('\n')).toEqual([
    '+ connects https://api.reader.io',
    '+ storage.session reader',
    'mfe-blog/capabilities.json: 2 added',
  ]);
  expect(await readFile(file, 'utf8')).toBe(`{
  "connects": [
    {
      "origin": "https://api.reader.io"
    }
  ],
  "storage": {
    "local": ["computed:*"],
    "session": ["reader"]
  },
  "permissions": [
    {
      "name": "web-share",
      "on": ["/blog"]
    }
  ]
}
`);
  const again = await site.run('capabilities mfe-blog --accept --json');
  expect(JSON.parse(again.out)).toMatchObject({ added: [] });
});

it.each([
  ['capabilities mfe-none', 'apps are shell, mfe-blog'],
  ['capabilities --accept', 'name the app'],
])('refuses %s', async (line, reason) => {
  const { code, trouble } = await site.run(line);
  expect(code).toBe(2);
  expect(trouble).toContain(reason);
});
