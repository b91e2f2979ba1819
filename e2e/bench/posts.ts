import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pairOf, readPageIndexOf } from '@talent/platform/compose/page-index-file';
import { openDataFolder } from '../fixtures/sites/data-folder.ts';
import type { ComposedPosts } from './compose-posts.ts';
import { liveBlog } from './live-blog.ts';
import type { LiveBlog } from './live-blog.ts';

const run = promisify(execFile);
const composer = fileURLToPath(new URL('./compose-posts.ts', import.meta.url));
const DAY_MS = 24 * 60 * 60 * 1000;

/** How the blog does with many posts. */
export interface PostFigures extends ComposedPosts {
  /** From the order of an admin to the new post being served, ms. */
  publishMs: number;
  /** Pages that were composed for it. */
  recomposed: number;
}

/** A post as its row holds it. */
interface PostRow {
  slug: string;
  title: string;
  description: string;
  body: string;
  topic: string;
  author_id: number;
  status: string;
  published_at: string;
}

/** Fills the blog of a running site up with made-up posts, composes it, and publishes one post more. */
export async function measurePosts(
  dataDir: string,
  admin: { email: string; password: string },
  count: number,
): Promise<PostFigures> {
  const blog = await liveBlog(dataDir);
  const examples = (await rest(
    blog,
    'blog_posts?select=slug,title,description,body,topic,author_id,status',
  )) as PostRow[];
  const more = Array.from({ length: count - examples.length }, (_, at) => copyOf(examples, at));
  for (let at = 0; at < more.length; at += 200) {
    await rest(blog, 'blog_posts', more.slice(at, at + 200));
  }
  const { stdout } = await run(process.execPath, [composer, dataDir]);
  const composed = JSON.parse(stdout) as ComposedPosts;

  const post = { ...copyOf(examples, count), published_at: new Date().toISOString() };
  await rest(blog, 'blog_posts', [post]);
  const token = await signIn(blog, admin);
  const start = Date.now();
  const { topic } = post;
  const blogPath = '/ai-hiring-insights-blog';
  const paths = [blogPath, `${blogPath}/topic/${topic}`, `/blog/${post.slug}`, '/feed.xml'];
  await order(blog, token, paths);
  const page = await fetch(`${blog.url}/blog/${post.slug}`);
  if (page.status !== 200) throw new Error(`The new post answers ${page.status}.`);
  const publishMs = Date.now() - start;
  return { ...composed, publishMs, recomposed: await pagesSince(dataDir, blog, start) };
}

function copyOf(examples: readonly PostRow[], at: number): PostRow {
  const example = examples[at % examples.length];
  if (!example) throw new Error('The blog has no posts to copy.');
  return {
    ...example,
    slug: `bench-${at}`,
    title: `Post ${at} of the bench: a title of usual length`,
    status: 'published',
    published_at: new Date(Date.UTC(2020, 0, 1) + at * DAY_MS).toISOString(),
  };
}

/** Reads rows as the database's owner, or adds some. */
async function rest({ url, secretKey }: LiveBlog, query: string, rows?: object[]) {
  const response = await fetch(`${url}/rest/v1/${query}`, {
    method: rows ? 'POST' : 'GET',
    headers: {
      apikey: secretKey,
      Authorization: `Bearer ${secretKey}`,
      'Content-Type': 'application/json',
      Prefer: 'return=minimal',
    },
    ...(rows ? { body: JSON.stringify(rows) } : {}),
  });
  if (!response.ok) throw new Error(`${query}: ${response.status} ${await response.text()}`);
  return rows ? null : ((await response.json()) as unknown);
}

async function signIn(
  { url, publishableKey }: LiveBlog,
  admin: { email: string; password: string },
): Promise<string> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

async function order({ url }: LiveBlog, token: string, paths: string[]): Promise<void> {
  const response = await fetch(`${url}/_recompose`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, Origin: url },
    body: JSON.stringify({ app: 'mfe-blog', paths }),
  });
  if (response.status !== 204)
    throw new Error(`The order: ${response.status} ${await response.text()}`);
}

/** Pages, resources and redirects of the blog whose files are younger than `start`, ms since the epoch. */
async function pagesSince(
  dataDir: string,
  { shell, app }: LiveBlog,
  start: number,
): Promise<number> {
  const store = openDataFolder(dataDir);
  const index = await readPageIndexOf(store, pairOf(shell, app), 'visitors');
  const folders = new Set<string>();
  for (const key of await store.list(
    `pages/${index?.shell}/${index?.app}/${index?.version}/root`,
  )) {
    const file = await store.read(key);
    // File systems count in steps of a few ms.
    if (file && file.modifiedAt.getTime() >= start - 20) folders.add(key.replace(/\/[^/]+$/, ''));
  }
  return folders.size;
}
