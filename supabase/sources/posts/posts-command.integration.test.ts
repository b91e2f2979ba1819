import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runPosts } from './posts-command.ts';
import { listStoredPosts } from './stored-posts.ts';
import { typed } from '../testing/typed.ts';
import { fileStack } from '@talent/functions/testing/file-stack.ts';

const stack = await fileStack();
const { operator } = stack;

/** Runs the command as a person types it, against the stack. */
const type = (...parameters: string[]) =>
  typed(stack, (surroundings) => runPosts(parameters, surroundings));

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'talent-posts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function edit(folder: string, file: string, change: (text: string) => string): void {
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
}

const draft = (slug: string, rest = '') =>
  `---\nslug: ${slug}\ntitle: A draft\ndescription: ''\ntopic: hiring\nauthor: editorial-team\naudience: both\n${rest}---\n\nText.\n`;
const state = () => listStoredPosts(operator);
const first = 'what-ai-engineers-earn-in-the-us-and-canada';

/** Changes a stored post as an editor would. */
const save = (slug: string, patch: { body?: string; slug?: string }) =>
  operator.from('blog_posts').update(patch).eq('slug', slug).throwOnError();

/** What a command prints that changes nothing, and ends with this exit code. */
async function unchanged(code: number, ...parameters: string[]): Promise<string> {
  const before = await state();
  const { exit, text } = await type(...parameters);
  expect([exit, await state()]).toEqual([code, before]);
  return text;
}

test('without parameters it prints the help, and misuse says what to type', async () => {
  expect(await type()).toMatchObject({
    exit: 0,
    text: expect.stringMatching(/export \[options\] <folder>/),
  });
  expect(await type('publish', 'x')).toMatchObject({
    exit: 2,
    text: expect.stringContaining("unknown command 'publish'"),
  });
  expect(await type('export')).toMatchObject({
    exit: 2,
    text: expect.stringContaining("missing required argument 'folder'"),
  });
  expect(await type('export', 'x', '--status', 'gone')).toMatchObject({ exit: 2 });
  expect(await type('import', 'x', '--status', 'all')).toMatchObject({ exit: 2 });
});

test('an export is imported again without any change', async () => {
  const folder = makeFolder();
  const post = { description: '', body: '\n\n---\nx\r\ny ', topic: 'hiring', author_id: 1 };
  const at = { status: 'scheduled', published_at: '2999-01-01T10:00:00.123456+02:00' };
  const plan = { ...post, ...at, title: '2026', description: ' d ', body: '\ttab\n' };
  await operator
    .from('blog_posts')
    .insert([
      { ...post, slug: 'odd-draft', title: 'Null: # yes' },
      { ...plan, slug: 'odd-plan' },
    ])
    .throwOnError();
  const before = await state();
  expect(await type('export', folder, '--status', 'all')).toMatchObject({ exit: 0 });
  expect(readdirSync(folder)).toHaveLength(before.length);
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const { exit, text } = await type('import', folder);
  expect(text).toContain(`Added 0, changed 0, left ${before.length} as they are.`);
  expect(exit).toBe(0);
  expect(await state()).toEqual(before);
  expect(readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))).toEqual(
    texts,
  );
});

test('without a status only published posts are exported, and other files stay', async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'note.md'), 'Mine.');
  const { text } = await type('export', folder);
  expect(text).toContain('left as it is: note.md');
  expect(readdirSync(folder)).toContain(`${first}.md`);
  expect(readdirSync(folder)).not.toContain('odd-draft.md');
});

test('a dry run lists what would be added and changed, and changes nothing', async () => {
  const folder = makeFolder();
  await type('export', folder);
  edit(folder, `${first}.md`, (text) => text.replace(/^title: .*$/m, 'title: Another title'));
  writeFileSync(join(folder, 'new.md'), draft('tried'));
  const text = await unchanged(0, 'import', folder, '--dry-run');
  expect(text).toMatch(/Would add 1, would change 1, left \d+ as they are\./);
  expect(text).toContain('+ tried (draft)');
  expect(text).toContain(`~ ${first}: title`);
});

test('an import adds and changes posts, keeps earlier texts as revisions, and notes the versions', async () => {
  const folder = makeFolder();
  await type('export', folder);
  edit(folder, `${first}.md`, (text) =>
    text
      .replace(/^title: .*$/m, 'title: A title from a file')
      .replace(/^seoTitle: .*$/m, 'seoTitle: A title for search'),
  );
  writeFileSync(join(folder, 'new.md'), draft('added'));
  expect(await type('import', folder)).toMatchObject({ exit: 0 });
  const stored = (await state()).find(({ slug }) => slug === first);
  expect(stored).toMatchObject({
    title: 'A title from a file',
    seoTitle: 'A title for search',
    version: 2,
  });
  const { data } = await operator
    .from('blog_post_revisions')
    .select('version, title')
    .eq('slug', first)
    .order('version');
  expect(data).toHaveLength(2);
  expect(readFileSync(join(folder, `${first}.md`), 'utf8')).toContain('\nversion: 2\n');
  expect(readFileSync(join(folder, 'new.md'), 'utf8')).toBe(draft('added', 'version: 1\n'));
  // And so the same file can be changed once more.
  edit(folder, `${first}.md`, (text) => text.replace('from a file', 'of the second edit'));
  expect(await type('import', folder)).toMatchObject({ exit: 0 });
});

test('importing a file without an SEO title removes the stored one', async () => {
  const folder = makeFolder();
  await type('export', folder);
  const file = 'negotiating-an-ai-engineer-offer.md';
  expect(readFileSync(join(folder, file), 'utf8')).toContain(
    '\nseoTitle: How to negotiate an AI job offer\n',
  );
  edit(folder, file, (text) => text.replace(/^seoTitle: .*\n/m, ''));
  const { text } = await type('import', folder);
  expect(text).toContain('~ negotiating-an-ai-engineer-offer: seoTitle');
  const stored = (await state()).find(({ slug }) => `${slug}.md` === file);
  expect(stored?.seoTitle).toBeNull();
});

test('a post that was saved in the database since is not overwritten without --force', async () => {
  const folder = makeFolder();
  await type('export', folder, '--status', 'draft');
  await save('odd-draft', { body: 'By an editor.' });
  edit(folder, 'odd-draft.md', (text) => text.replace('Null', 'None'));
  writeFileSync(join(folder, 'beside.md'), draft('beside'));
  expect(await unchanged(1, 'import', folder)).toMatch(
    /! odd-draft\.md was taken from version 1; version 2 is stored[^]*Nothing was changed/,
  );
  expect(await type('import', folder, '--force')).toMatchObject({ exit: 0 });
  const stored = (await state()).find(({ slug }) => slug === 'odd-draft');
  expect(stored).toMatchObject({ title: expect.stringContaining('None'), version: 3 });
});

test('all malformed files are named with line and reason, and nothing is imported', async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'a.md'), draft('fine'));
  writeFileSync(join(folder, 'b.md'), draft('bad').replace('topic: hiring', 'topic: Hiring!'));
  writeFileSync(join(folder, 'c.md'), 'no front matter');
  writeFileSync(join(folder, 'd.md'), draft('latin').replace('Text.', 'Café.'), 'latin1');
  expect(await unchanged(1, 'import', folder)).toMatch(
    /b\.md, line 5: topic[^]*c\.md, line 1: front matter[^]*d\.md, line 10: the text is not UTF-8[^]*Nothing was changed/,
  );
});

test('an error that only the database finds leaves every post unchanged', async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'a.md'), draft('first-of-two'));
  writeFileSync(
    join(folder, 'b.md'),
    draft('second-of-two').replace('editorial-team', 'nobody-known'),
  );
  expect(await unchanged(1, 'import', folder)).toMatch(/There is no author "nobody-known"/);
});

test('a file of a post that has another slug now is refused', async () => {
  const folder = makeFolder();
  const moved = 'how-to-set-a-salary-range-for-a-machine-learning-hire';
  await type('export', folder);
  await save(moved, { slug: 'setting-a-range' });
  expect(await unchanged(1, 'import', folder)).toContain(
    `${moved}.md, line 2: slug: this post now has the slug setting-a-range`,
  );
});
