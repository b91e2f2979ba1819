import type { PostFile } from './post-file.ts';

/** The seed file of posts that are published or scheduled. An existing post is not changed, because editors may have edited it. */
export function postSeedSql(posts: readonly PostFile[]): string {
  const pictured = posts.find(({ cover }) => cover !== null);
  if (pictured) {
    throw new Error(
      `${pictured.slug}: a seed is SQL alone and holds no files. Bring posts with covers by \`pnpm data posts import\`.`,
    );
  }
  const rows = posts.map((post) =>
    [
      post.slug,
      post.title,
      post.seoTitle,
      post.description,
      post.topic,
      post.author,
      post.audience,
      post.published,
      post.updated,
      post.status,
      post.body,
    ]
      .map(quote)
      .join(',\n   '),
  );
  return `-- Written by \`node supabase/sources/write-seeds.ts posts\`: edit seed/blog-posts/*.md instead.
insert into public.blog_posts
  (slug, title, seo_title, description, topic, author_id, audience, published_at, content_updated_at, body, status)
select
  post.slug, post.title, post.seo_title, post.description, post.topic, authors.id, post.audience,
  post.published_at::timestamptz, post.content_updated_at::timestamptz, post.body, post.status
from (values
  (${rows.join('),\n  (')})
) as post (slug, title, seo_title, description, topic, author, audience, published_at, content_updated_at, status, body)
join public.blog_authors as authors on authors.slug = post.author
where not exists (select from public.blog_slug_history as history where history.slug = post.slug)
on conflict (slug) do nothing;
`;
}

function quote(text: string | null): string {
  return text === null ? 'null' : `'${text.replaceAll("'", "''")}'`;
}
