// @vitest-environment jsdom
import '../../../testing/staff-page';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/staff-page';
import type { StoredPost } from '../../../posts/api/post';
import { updateSite } from '../../../posts/update-site';
import { usePostEditor } from '../saving/use-post-editor';
import { fakePosts, storedPost } from '../testing/fake-posts';
import { EditorBar } from './editor-bar';

vi.mock('../../../backend/admin-data');
vi.mock('../../../posts/update-site');

let database: ReturnType<typeof fakePosts>;
beforeEach(() => {
  database = fakePosts();
  vi.mocked(updateSite).mockResolvedValue();
});

function Bar({ post }: { post: StoredPost }) {
  const editing = usePostEditor(post, () => undefined);
  return <EditorBar editing={editing} onPublish={() => undefined} onSettings={() => undefined} />;
}

const open = (changes: Partial<StoredPost>) => renderPage(() => <Bar post={storedPost(changes)} />);
const button = (name: string) => screen.queryByRole('button', { name });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const link = () => screen.queryByRole('link', { name: 'Open the page' })?.getAttribute('href');

it('a scheduled post is published from its time on, while its editor is open, with the link to its page', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T09:00:00Z') });
  open({ status: 'scheduled', publishedAt: '2026-11-24T09:01:00.000Z' });
  expect(screen.getByText('Scheduled')).toBeTruthy();
  expect([button('Publish …') !== null, link()]).toEqual([true, undefined]);
  await vi.advanceTimersByTimeAsync(65_000);
  expect(screen.getByText('Published')).toBeTruthy();
  expect([button('Publish …') !== null, link()]).toEqual([false, '/blog/pay']);
});

it.each([
  [
    '2026-11-20T09:00:00.000Z',
    "Take this post off the site? /blog/pay and its earlier addresses then say 'Page not found'. Publishing it again brings them back.",
    'Take it off the site',
  ],
  [
    '2999-11-20T09:00:00.000Z',
    'Cancel the schedule? Visitors will not see /blog/pay until you publish the post.',
    'Cancel the schedule',
  ],
])(
  'a post of %s is unpublished after a question that says what happens to its address',
  async (publishedAt, question, yes) => {
    open({ status: 'scheduled', publishedAt });
    click('Unpublish');
    expect(screen.getByText(question)).toBeTruthy();
    click('Cancel');
    expect(screen.queryByText(question)).toBeNull();
    expect(database.sent).toEqual([]);
    click('Unpublish');
    click(yes);
    await vi.waitFor(() =>
      expect(database.sent).toMatchObject([
        { name: 'save_blog_post', fields: { status: 'draft' } },
      ]),
    );
    expect(screen.queryByText(question)).toBeNull();
  },
);
