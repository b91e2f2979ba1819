import { startLocalData, type LocalData } from '@talent/backend/testing/local-data';
import { defaultSite } from '@talent/sdk/site';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postHead } from '../../post-head/post-head';
import { listNewestPosts } from './list-posts';

let local: LocalData;
beforeAll(async () => {
  local = await startLocalData();
  // Those that are scheduled too.
  await local.owner
    .from('blog_posts')
    .update({ published_at: '2026-10-01T09:00:00Z' })
    .gt('published_at', '2026-10-01T09:00:00Z')
    .throwOnError();
});
afterAll(() => local.stop());

it('every post of the seed has a document title of 30 to 60 characters, with the brand and without dots at its end', async () => {
  const posts = await listNewestPosts(local.visitor, 100);
  const titles = posts.map(({ body: _, ...post }) => {
    const head = postHead({ ...post, text: '' }, `/blog/${post.slug}`, defaultSite);
    return head.title;
  });
  expect(titles.toSorted()).toEqual([
    'AI engineer salary: US and Canada | AI Talent Experts',
    'AI job postings, US and Canada | AI Talent Experts',
    'AI pay: level or job title? | AI Talent Experts',
    'Contract or permanent for AI work | AI Talent Experts',
    'Data leakage in machine learning | AI Talent Experts',
    'Do software job postings state pay? | AI Talent Experts',
    'From data scientist to ML engineer | AI Talent Experts',
    'How to evaluate LLM applications | AI Talent Experts',
    'How to negotiate an AI job offer | AI Talent Experts',
    'ML engineer interview process | AI Talent Experts',
    'ML system design interview guide | AI Talent Experts',
    'Machine learning engineer portfolio | AI Talent Experts',
    'Machine learning job description | AI Talent Experts',
    'Onboarding a remote ML engineer | AI Talent Experts',
    'Pay transparency laws for AI jobs | AI Talent Experts',
    'RAG engineer skills to hire for | AI Talent Experts',
    'Remote job postings and ML pay | AI Talent Experts',
    'Set a salary range for an ML hire | AI Talent Experts',
    'When to hire an MLOps engineer | AI Talent Experts',
  ]);
  for (const title of titles) {
    expect(title).toMatch(/^.{30,60}$/);
    expect(title).not.toMatch(/[.…]$/);
  }
});
