import { createDataClient } from '@talent/data/client';
import { expect, it, vi } from 'vitest';
import { adminData } from '../../../backend/admin-data';
import { emptyFields } from '../../../posts/post-fields';
import { savePost } from '../api/save-post';

vi.mock('../../../backend/admin-data');

/** A stored row as the database answers it. */
const row = {
  id: 7,
  version: 4,
  status: 'draft',
  published_at: null,
  updated_at: '2026-11-22T10:00:00Z',
  has_been_public: false,
  title: 'What AI engineers earn',
  slug: 'pay',
  seo_title: 'AI engineer salary',
  description: '',
  topic: 'hiring',
  audience: 'both',
  content_updated_at: null,
  body: '',
  author: { slug: 'editorial-team' },
};

/** Saves against a database that accepts it; gives the fields that were sent, and the outcome. */
async function save(seoTitle: string) {
  const sent: Record<string, unknown>[] = [];
  const answer: typeof fetch = async (input, init) => {
    if (!String(input).includes('/rpc/save_blog_post')) return Response.json(row);
    const { fields } = JSON.parse(String(init?.body)) as { fields: Record<string, unknown> };
    sent.push(fields);
    return Response.json({ id: 7, version: 4 });
  };
  vi.mocked(adminData).mockReturnValue(
    createDataClient({
      url: 'https://backend.example',
      key: 'key',
      accessToken: async () => null,
      fetch: answer,
    }),
  );
  const fields = { ...emptyFields, title: 'What AI engineers earn', slug: 'pay', seoTitle };
  const outcome = await savePost({ id: 7, version: 3, fields, status: 'draft' });
  return { fields: sent[0], outcome };
}

it('saves the SEO title of a post, and an empty one as none', async () => {
  const named = await save('AI engineer salary');
  expect(named.fields).toMatchObject({
    title: 'What AI engineers earn',
    seo_title: 'AI engineer salary',
  });
  expect(named.fields).not.toHaveProperty('seoTitle');
  expect((await save('')).fields).toMatchObject({ seo_title: null });
});

it('gives the editor the stored SEO title', async () => {
  const { outcome } = await save('AI engineer salary');
  expect(outcome).toMatchObject({
    status: 'saved',
    post: { version: 4, fields: { seoTitle: 'AI engineer salary' } },
  });
});
