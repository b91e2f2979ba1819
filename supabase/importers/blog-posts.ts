import { z } from 'zod';
import { ImportError } from './import-error.ts';

const frontMatter = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words joined by hyphens'),
  title: z.string().min(1).max(200),
  description: z.string().min(1).max(400),
  topic: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words joined by hyphens'),
  author: z.string().min(1).max(120),
  published: z.iso.datetime(),
});

/** A post of the seed; `body` is Markdown, `published` an ISO time in UTC. */
export type SeedPost = z.infer<typeof frontMatter> & { body: string };

/**
 * Reads a post: `key: value` lines between two `---` lines, then Markdown.
 * @throws ImportError naming the file, the line and the reason.
 */
export function readBlogPost(file: string, text: string): SeedPost {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end === -1) {
    throw new ImportError(file, 1, 'front matter between two --- lines is missing');
  }
  const fields = lines.slice(1, end).map((line, index) => {
    const separator = line.indexOf(': ');
    if (separator < 1) throw new ImportError(file, index + 2, `"${line}" is not "key: value"`);
    return { key: line.slice(0, separator), value: line.slice(separator + 2).trim() };
  });
  const parsed = frontMatter.safeParse(
    Object.fromEntries(fields.map(({ key, value }) => [key, value])),
  );
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const field = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
    const line = fields.findIndex(({ key }) => key === field) + 2;
    throw new ImportError(file, line === 1 ? end + 1 : line, `${String(field)}: ${issue?.message}`);
  }
  const body = lines
    .slice(end + 1)
    .join('\n')
    .trim();
  if (body === '') throw new ImportError(file, end + 2, 'the post has no text');
  return { ...parsed.data, body };
}

/** The seed file of the posts. A post that exists is left as it is: by then it is the editors'. */
export function blogSeedSql(posts: readonly SeedPost[]): string {
  const rows = posts.map((post) =>
    [post.slug, post.title, post.description, post.topic, post.author, post.published, post.body]
      .map(quote)
      .join(',\n   '),
  );
  return `-- Written by \`node supabase/importers/main.ts --posts\`: edit seed/blog-posts/*.md instead.
insert into public.blog_posts (slug, title, description, topic, author_name, published_at, body, status)
select slug, title, description, topic, author_name, published_at::timestamptz, body, 'published'
from (values
  (${rows.join('),\n  (')})
) as post (slug, title, description, topic, author_name, published_at, body)
on conflict (slug) do nothing;
`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
