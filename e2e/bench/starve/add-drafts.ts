import { liveBlog } from '../live-blog.ts';

/** Posts in one request. */
const BATCH = 500;

/** Adds drafts to the blog: rows that a visitor's filter goes through and never gets. */
export async function addDrafts(dataDir: string, count: number): Promise<void> {
  const { url, secretKey } = await liveBlog(dataDir);
  const headers = {
    apikey: secretKey,
    Authorization: `Bearer ${secretKey}`,
    'Content-Type': 'application/json',
    Prefer: 'return=minimal',
  };
  const columns = 'title,description,topic,author_id';
  const example = await fetch(`${url}/rest/v1/blog_posts?select=${columns}&limit=1`, { headers });
  const [post] = (await example.json()) as object[];
  for (let from = 0; from < count; from += BATCH) {
    const drafts = Array.from({ length: BATCH }, (_each, at) => ({
      ...post,
      body: 'Nobody has written this post yet. '.repeat(8),
      slug: `draft-${from + at}`,
      status: 'draft',
    }));
    const init = { method: 'POST', headers, body: JSON.stringify(drafts) };
    const answer = await fetch(`${url}/rest/v1/blog_posts`, init);
    if (!answer.ok)
      throw new Error(`Drafts were not added: ${answer.status} ${await answer.text()}`);
  }
}
