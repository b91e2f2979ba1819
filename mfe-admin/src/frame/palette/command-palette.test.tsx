// @vitest-environment jsdom
import { sessionStore } from '@talent/sdk';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, signIn } from '../../testing/staff-page';
import { CommandPalette } from './command-palette';
import { keepRecent, readRecent } from './recent';

const ada = {
  to: '/internal-admin-xyz123/people/7',
  label: 'Ada Example',
  hint: 'Example Robotics',
};
let isOffline = false;
const answer = <Value,>(value: Value): Promise<Value> =>
  isOffline ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(value);

vi.mock('./search/find-records', () => ({
  findPeople: (text: string) => answer(text === 'ada' ? [ada] : []),
  fetchPeople: (ids: readonly string[]) => answer(ids.includes('7') ? [ada] : []),
  findPosts: (text: string) =>
    answer(
      text === 'salary'
        ? [{ to: '/internal-admin-xyz123/blog/3', label: 'Salary of 2026', hint: 'Draft' }]
        : [],
    ),
}));

beforeEach(() => {
  isOffline = false;
  vi.stubGlobal('fetch', () =>
    answer(
      new Response(
        '<urlset><url><loc>https://www.example.com/ai-ml-salary-data</loc></url><url><loc>https://www.example.com/</loc></url></urlset>',
      ),
    ),
  );
});

const onClose = vi.fn<() => void>();

function open(): void {
  onClose.mockClear();
  renderPage(() => <CommandPalette onClose={onClose} />, {
    path: '/seo-dashboard',
    site: { origin: 'https://www.example.com' },
  });
}
const input = () => screen.getByRole('combobox');
const type = (text: string): void => void fireEvent.change(input(), { target: { value: text } });
const enter = (): void => void fireEvent.keyDown(input(), { key: 'Enter' });
const options = (group: string): (string | null)[] =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map((option) => option.textContent);

it('finds people, posts, public pages and actions in one list', async () => {
  open();
  type('salary');
  await waitFor(() => expect(options('Blog posts')).toEqual(['Salary of 2026Draft']));
  await waitFor(() => expect(options('Public pages')).toEqual(['/ai-ml-salary-dataPublic page']));
  type('ada');
  await waitFor(() => expect(options('People')).toEqual(['Ada ExampleExample Robotics']));
});

it.each([
  ['new post', '/internal-admin-xyz123/blog/new'],
  ['measure this', '/weekly-ai-jobs-report'],
  ['start a crawl', '/comprehensive-seo-dashboard'],
  ['overview', '/internal-admin-xyz123'],
  ['client', '/internal-admin-xyz123/people'],
  ['invite', '/security-dashboard'],
  ['backup', '/security-dashboard/status'],
  ['flags', '/security-dashboard/status'],
  ['redirect', '/comprehensive-seo-dashboard'],
])('%s leads to %s with Enter alone', async (text, path) => {
  open();
  type(text);
  enter();
  await waitFor(() => expect(window.location.pathname).toBe(path));
  expect(onClose).toHaveBeenCalled();
});

it('signs out', async () => {
  const signOut = vi.fn<() => Promise<void>>().mockImplementation(() => {
    sessionStore.setState({ status: 'signed-out' }, true);
    return Promise.resolve();
  });
  signIn('ada', signOut);
  open();
  type('sign out');
  enter();
  await waitFor(() => expect(window.location.pathname).toBe('/admin-login-xyz123'));
  expect(signOut).toHaveBeenCalledOnce();
  expect(readRecent()).toEqual([]);
});

it('begins with the last choices, with the name of a person from the database alone', async () => {
  localStorage.setItem(
    'staff-palette-recent',
    JSON.stringify([
      { to: ada.to, label: '', hint: '' },
      { to: '/internal-admin-xyz123/people/8', label: '', hint: '' },
      { to: '/ai-ml-salary-data', label: '/ai-ml-salary-data', hint: 'Public page' },
    ]),
  );
  open();
  await waitFor(() =>
    expect(options('Recent')).toEqual([
      'Ada ExampleExample Robotics',
      '/ai-ml-salary-dataPublic page',
    ]),
  );
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  enter();
  await waitFor(() => expect(window.location.pathname).not.toBe('/seo-dashboard'));
});

it('says so when not everything could be searched, and keeps the actions', async () => {
  isOffline = true;
  open();
  type('post');
  expect(await screen.findByText(/Not everything could be searched/)).toBeTruthy();
  expect(options('Actions')).toContain('New postBlog posts');
});

const page = (to: string) => ({ to, label: `Page ${to}`, hint: 'A page' });

it('keeps the last six choices, the newest first and each once', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) keepRecent(page(`/${name}`));
  expect(readRecent().map(({ to }) => to)).toEqual(['/c', '/g', '/f', '/e', '/d', '/b']);
});

it('keeps no name of a person', () => {
  keepRecent(ada);
  expect(Object.values({ ...localStorage }).join()).not.toMatch(/Ada|Robotics/);
  expect(readRecent()).toEqual([{ to: ada.to, label: '', hint: '' }]);
});

it.each(['{', '{}', '[{"to":"javascript:alert(1)","label":"x","hint":"x"}]'])(
  'reads nothing of %s',
  (text) => {
    localStorage.setItem('staff-palette-recent', text);
    expect(readRecent()).toEqual([]);
  },
);

it('does without a browser that keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepRecent(page('/a'));
  expect(readRecent()).toEqual([]);
});
