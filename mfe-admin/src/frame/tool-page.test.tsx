// @vitest-environment jsdom
import { sessionStore } from '@talent/sdk';
import { press, renderPage, signIn } from '../testing/staff-page';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToolPage } from './tool-page';

let isNarrow = false;
const resized = new Set<() => void>();

function resize(narrow: boolean): void {
  isNarrow = narrow;
  act(() => resized.forEach((listener) => listener()));
}

beforeEach(() => {
  isNarrow = false;
  vi.stubGlobal('matchMedia', (query: string) => {
    expect(query).toBe('(width < 768px)');
    return {
      matches: isNarrow,
      addEventListener: (_type: string, listener: () => void) => resized.add(listener),
      removeEventListener: (_type: string, listener: () => void) => resized.delete(listener),
    };
  });
});
afterEach(() => {
  document.cookie = 'sidebar:state=; path=/; max-age=0';
});

function open(path = '/seo-dashboard'): void {
  renderPage(() => <ToolPage title="A tool">Content</ToolPage>, { path });
}

function entries(scope: HTMLElement = document.body): [string | null, string[]][] {
  const lists = within(scope).getAllByRole('list');
  return lists
    .flatMap((list) => within(list).getAllByRole('link'))
    .map((link) => [
      link.getAttribute('href'),
      [...link.querySelectorAll('span > span')].map((part) => part.textContent),
    ]);
}

const sidebar = () => screen.getByRole('complementary', { name: 'Internal Dashboard' });
const toggle = () => press('Toggle sidebar');

it('the skip link of the shell leads past the sidebar and the bar, to the title', () => {
  open();
  const tool = document.getElementById('tool');
  expect(tool?.textContent).toBe('A toolContent');
  tool?.focus();
  expect(document.activeElement).toBe(tool);
});

it('the sidebar has the seven tools to the letter and in their order, then people, calls, content, changes and errors', () => {
  open();
  expect(within(sidebar()).getByRole('heading', { name: /^Admin Tools/ }).textContent).toBe(
    'Admin ToolsInternal Dashboard',
  );
  expect(entries(sidebar())).toEqual([
    ['/seo-dashboard', ['SEO Dashboard', 'Gemini SEO Strategy']],
    ['/comprehensive-seo-dashboard', ['Comprehensive SEO', 'Full SEO Analytics']],
    ['/authority-domination-tracker', ['Authority Tracker', 'Domain Authority']],
    ['/viral-traffic-dashboard', ['Viral Traffic', 'Traffic Strategy']],
    ['/security-dashboard', ['Security Dashboard', 'Security Monitoring']],
    ['/weekly-ai-jobs-report', ['Weekly AI Jobs', 'Job Reports']],
    ['/linkedin-posting-test', ['LinkedIn Posting', 'Auto-Post Testing']],
    ['/internal-admin-xyz123/people', ['People', 'Contacts and applications']],
    ['/internal-admin-xyz123/calls', ['Calls', 'Bookings and hours']],
    ['/internal-admin-xyz123/blog', ['Blog posts', 'Write and publish']],
    ['/weekly-ai-jobs-report/import', ['Job import', 'CSV and JSON feeds']],
    ['/internal-admin-xyz123/errors', ['Errors', 'By cause, with their owners']],
  ]);
});

it.each([
  ['/seo-dashboard', '/seo-dashboard'],
  ['/internal-admin-xyz123', '/internal-admin-xyz123'],
  ['/internal-admin-xyz123/blog/12', '/internal-admin-xyz123/blog'],
  ['/internal-admin-xyz123/people/12', '/internal-admin-xyz123/people'],
  ['/linkedin-oauth-setup', '/linkedin-posting-test'],
  ['/weekly-ai-jobs-report', '/weekly-ai-jobs-report'],
  ['/weekly-ai-jobs-report/import', '/weekly-ai-jobs-report/import'],
  ['/internal-admin-xyz123/errors/1', '/internal-admin-xyz123/errors'],
])('the sidebar on %s marks %s alone', (path, to) => {
  open(path);
  const current = sidebar().querySelectorAll('[aria-current="page"]');
  expect([...current].map((link) => link.getAttribute('href'))).toEqual([to]);
});

it('the sidebar becomes a rail of named icons and back, and a cookie of seven days keeps that', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  open();
  toggle();
  expect(written).toHaveBeenLastCalledWith(
    'sidebar:state=false; path=/; max-age=604800; SameSite=Lax',
  );
  expect(sidebar().className).toContain('w-[3rem]');
  expect(within(sidebar()).getByRole('link', { name: 'Viral Traffic' })).toBeTruthy();
  fireEvent.keyDown(window, { key: 'b', ctrlKey: true });
  expect(written).toHaveBeenLastCalledWith(
    'sidebar:state=true; path=/; max-age=604800; SameSite=Lax',
  );
  expect(sidebar().className).toContain('w-[16rem]');
  written.mockRestore();
});

it.each([
  [{ key: 'b', metaKey: true }, 'w-[3rem]'],
  [{ key: 'B', ctrlKey: true }, 'w-[3rem]'],
  [{ key: 'b' }, 'w-[16rem]'],
  [{ key: 'b', ctrlKey: true, shiftKey: true }, 'w-[16rem]'],
  [{ key: 'b', ctrlKey: true, altKey: true }, 'w-[16rem]'],
  [{ key: 'n', ctrlKey: true }, 'w-[16rem]'],
])('the sidebar after %o is %s wide', (init, width) => {
  open();
  fireEvent.keyDown(window, init);
  expect(sidebar().className).toContain(width);
});

it('the sidebar slides in over the tool in a narrow window, and goes on Escape, beside it, or with a choice', () => {
  isNarrow = true;
  open();
  const panel = () => screen.queryByRole<HTMLDialogElement>('dialog');
  expect(panel()).toBeNull();
  toggle();
  expect(panel()?.open).toBe(true);
  expect(entries(panel() ?? undefined)).toHaveLength(12);
  fireEvent(panel() ?? window, new Event('cancel', { cancelable: true }));
  expect(panel()).toBeNull();
  toggle();
  fireEvent.click(panel() ?? window);
  expect(panel()).toBeNull();
  toggle();
  fireEvent.click(within(panel() ?? document.body).getByRole('link', { name: /^Viral/ }));
  expect(panel()).toBeNull();
  toggle();
  resize(false);
  expect(panel()).toBeNull();
  expect(sidebar().className).toContain('w-[16rem]');
  resize(true);
  expect(panel()).toBeNull();
  expect(document.cookie).not.toContain('sidebar:state');
});

it.each([
  [1023, '', 'w-[3rem]'],
  [1024, '', 'w-[16rem]'],
  [1024, 'sidebar:state=false', 'w-[3rem]'],
])(
  'the sidebar of a window of %i px with the cookie "%s" is %s wide',
  (width, cookie, className) => {
    vi.stubGlobal('innerWidth', width);
    document.cookie = `${cookie}; path=/`;
    open();
    expect(sidebar().className).toContain(className);
  },
);

it.each([
  ['/security-dashboard', 'Security dashboard', ['Admin Dashboard', 'Security Dashboard']],
  [
    '/security-dashboard/status',
    'Site status',
    ['Admin Dashboard', 'Security Dashboard', 'Site status'],
  ],
  ['/weekly-ai-jobs-report', 'Weekly AI jobs report', ['Admin Dashboard', 'Weekly AI Jobs']],
  ['/linkedin-person-urn', 'Person URN', ['Admin Dashboard', 'LinkedIn Posting', 'Person URN']],
  ['/internal-admin-xyz123/account', 'Account', ['Admin Dashboard', 'Account']],
])('the breadcrumb of %s names the area, the tool and its page', (path, title, items) => {
  renderPage(() => <ToolPage title={title}>Content</ToolPage>, { path });
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(breadcrumb.getAllByRole('listitem').map((item) => item.textContent)).toEqual(items);
});

it('opens only when code that is still on its way has come', async () => {
  let come: () => void = () => undefined;
  function Page() {
    const [hasCome, setCome] = useState(false);
    come = () => setCome(true);
    return <ToolPage title="A tool">{hasCome ? 'Content' : <p data-loading>Loading</p>}</ToolPage>;
  }
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { container } = renderPage(Page);
    const isOpening = () => container.querySelector('[data-opening]') !== null;
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(isOpening()).toBe(true);
    act(come);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(isOpening()).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

it('names the tool and who is signed in, leads back to the site, stays where signing out fails, and signs out', async () => {
  let isOnline = false;
  signIn('ada', () => {
    if (isOnline) sessionStore.setState({ status: 'signed-out' }, true);
    return Promise.resolve();
  });
  open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A tool');
  expect(screen.getByRole('link', { name: 'Back to Site' }).getAttribute('href')).toBe('/');
  expect(screen.getByText('ada@example.com')).toBeTruthy();
  press('Sign out');
  expect(await screen.findByText(/Signing out did not work/)).toBeTruthy();
  expect(window.location.pathname).toBe('/seo-dashboard');
  isOnline = true;
  press('Sign out');
  await waitFor(() => expect(window.location.pathname).toBe('/admin-login-xyz123'));
});
