import type { DataClient } from '@talent/data/client';
import { screen } from '@testing-library/dom';
import { press, pressIfThere, type, valueOf, type SaveCase } from './save-case.ts';

let used = 0;

const words = (): string => `A text about pay, number ${used}.`;

const page = async (query = '') => ({
  Page: (await import('@talent/mfe-admin/routes/linkedin-posting-test')).default,
  path: `/linkedin-posting-test${query}`,
  pattern: '*',
});

const postsOf = async (data: DataClient) => {
  const posts = data.from('linkedin_posts').select('status').eq('commentary', words());
  return (await posts.throwOnError()).data.map(({ status }) => status);
};

/** Saves of the LinkedIn tool. */
export const linkedInSaves: readonly SaveCase[] = [
  {
    name: 'a new post for LinkedIn',
    prepare: () => {
      used += 1;
      return Promise.resolve('');
    },
    page: () => page(),
    enter: () => type('Text', words()),
    press: () => press('Save draft'),
    request: 'linkedin_posts',
    message: /your text stays\./,
    entry: () => valueOf('Text') === words(),
    kept: true,
    stored: postsOf,
    once: ['draft'],
  },
  {
    name: 'a post that goes out',
    prepare: async (data) => {
      used += 1;
      const row = { commentary: words() };
      const added = data.from('linkedin_posts').insert(row).select('id').single();
      return String((await added.throwOnError()).data.id);
    },
    page: (id) => page(`?post=${id}`),
    enter: () => screen.findByRole('button', { name: 'Post now' }),
    press: () => pressIfThere('Post now'),
    request: 'functions/v1/linkedin-posts',
    message: /The server did not answer\. Check the connection and try again\.|Read it on LinkedIn/,
    entry: () => screen.getAllByText(words(), { exact: false }).length > 0,
    kept: true,
    stored: async (data, _, { posted }) => [
      await postsOf(data),
      (await posted()).filter((text) => text === words()).length,
    ],
    once: [['posted'], 1],
  },
];
