// @vitest-environment jsdom
import { toSalaryColumns } from '@talent/functions/salary-bands/contract';
import { PageContext, RouterProvider, createBrowserRouter, trackQueue } from '@talent/sdk';
import { defaultSite } from '@talent/sdk/site';
import { renderPage } from '@talent/testing/render-page';
import { translatePage, translatedAmounts } from '@talent/testing/translate-page';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { chooseOption } from '@talent/testing/choose-option';
import { publicSalaryData } from '../access/api/get-public-salary-data';
import { makeSalaryData } from './testing/make-salary-data';
import { accessStore } from '../access/access-store';
import { stubServer } from '../access/testing/stub-server';
import { officialMedians } from './official-medians';
import { Dashboard } from './dashboard';

const all = makeSalaryData();
const Page = () => <Dashboard open={publicSalaryData(all)} official={officialMedians(all)} />;
const show = (search = '') => renderPage(Page, { path: `/ai-ml-salary-data${search}` });
const unlocked = () => accessStore.setState({ status: 'unlocked', data: all }, true);

/** The table of what is compared; null where there is none. */
const compared = () => document.querySelector<HTMLTableElement>('#figures table');

/** Text without the explanations that a visitor opens. */
function shownText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const note of copy.querySelectorAll('[role="tooltip"]')) note.remove();
  return copy.textContent;
}

/** Its rows as text, without what only screen readers hear. */
function rows(): string[] {
  const table = compared();
  return [...(table?.rows ?? [])].map((row) =>
    [...row.cells].map((cell) => shownText(cell).replace(', about this figure', '')).join(' | '),
  );
}

/** jsdom does not open it by itself. */
function openRoles(): void {
  const details = document.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

async function choose(label: string, value: string): Promise<void> {
  chooseOption(label, value);
  await act(async () => {});
}

const scrolled = vi.fn<() => void>();

/** The address follows after the frame that shows the change. */
function addressIs(search: string): Promise<void> {
  return waitFor(() => expect(window.location.search).toBe(search));
}

/** Frames that the page asks for from now on; the test draws them. */
function holdFrames(): FrameRequestCallback[] {
  const frames: FrameRequestCallback[] = [];
  const paint = vi.spyOn(window, 'requestAnimationFrame');
  onTestFinished(() => paint.mockRestore());
  paint.mockImplementation((frame) => frames.push(frame));
  return frames;
}
const country = () => screen.getByRole('combobox', { name: 'Country' }).textContent;

beforeEach(() => {
  localStorage.clear();
  trackQueue.setState([], true);
  accessStore.setState({ status: 'locked', refused: false }, true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = scrolled;
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
});

it('everyone sees each open role with its median, its cases and where they come from, without an inline style, which the site refuses', () => {
  const { container } = show();
  expect(container.querySelector('[style]')).toBeNull();
  expect(rows().slice(1)).toEqual([
    'Data Scientist | 400 ranges | $100,000 | $120,000 | $150,000 | $180,000 | $220,000 | $152,000 of 700 | 2024–2025 | ai-jobs.net',
    'AI Engineer | 49 ranges | $100,000 | $120,000 | $170,000 | $180,000 | $220,000 | $152,000 of 700 | 2024–2025 | ai-jobs.net',
  ]);
  // The other role has 49 ranges: it is shown, and ranked with nothing.
  screen.getByRole('figure', {
    name: 'Data Scientist: the middle half of pay is $120,000 to $180,000',
  });
});

it('names the other roles with a lock, and shows their headline figure alone', () => {
  const { container } = show();
  openRoles();
  const box = screen.getByRole<HTMLInputElement>('checkbox', {
    name: /Research Scientist/,
    hidden: true,
  });
  expect(box.disabled).toBe(false);
  within(screen.getByRole('region', { name: 'Open with your email', hidden: true })).getByRole(
    'img',
    { name: 'opens with the sign-up', hidden: true },
  );
  for (const closed of ['$245,000', '$155,500', '$188,000']) {
    expect(container.textContent).not.toContain(closed);
  }
  const table = screen.getByRole('table', { name: 'Median pay a year' });
  expect(within(table).getAllByRole('row').map(shownText)).toEqual([
    'Role$150K$200K Reported ranges, US Official wages, US Official wages, Canada',
    'Research Scientist$195,000 400 ranges––',
    'AI Engineer$170,000 49 ranges––',
    'Data Scientist$150,000 400 rangesOfficial wages, US: $150,000 245,000 employedOfficial wages, Canada: CA$96,000 ',
  ]);
});

it('has no lock on a closed role without a figure, and says why', () => {
  const nothing = { ...all, bands: all.bands.filter(({ role }) => role !== 'research-scientist') };
  const open = publicSalaryData(nothing);
  renderPage(() => <Dashboard open={open} official={officialMedians(nothing)} />, {
    path: '/ai-ml-salary-data?roles=research-scientist&level=SE',
  });
  screen.getByText(
    'Research Scientist: too few pay ranges to show a figure, and nothing to unlock.',
  );
  expect(screen.queryByText(/Only the headline figure|See Research Scientist/)).toBeNull();
  cleanup();
  renderPage(() => <Dashboard open={open} official={officialMedians(nothing)} />);
  openRoles();
  expect(screen.queryByLabelText(/Research Scientist/)).toBeNull();
  screen.getByText(/Roles with too few pay ranges for a figure are not listed\.$/);
});

it('shows the headline figure of a role that a link names, alone', () => {
  show('?roles=research-scientist');
  expect(rows().slice(1)).toEqual([
    'Research Scientist | 400 ranges | $100,000 | $120,000 | $195,000 | $180,000 | $220,000 | $152,000 of 700 | 2024–2025 | ai-jobs.net',
  ]);
});

it.each([
  ['a level', '&level=SE'],
  ['an earlier year', '&year=2023'],
  ['a work mode', '&mode=remote'],
  ['the years', '&view=trend'],
  ['the distribution', '&view=distribution'],
  ['a comparison', '.data-scientist'],
])('opens %s of a closed role with the sign-up, and not before', async (_name, search) => {
  const { container } = show(`?roles=research-scientist${search}`);
  screen.getByText(
    'Only the headline figure of Research Scientist is open. Sign up to see levels, years, work modes, distributions and comparisons.',
  );
  expect(rows().join()).not.toMatch(/Research Scientist \| \d/);
  await act(async () => unlocked());
  expect(screen.queryByText(/^Only the headline figure of/)).toBeNull();
  expect(container.querySelector('#compare')?.textContent).toContain('Research Scientist');
});

it('filters act at once, are kept in the address, and are not there where no source has values for them, on a translated page too', async () => {
  show();
  translatePage();
  expect(screen.queryByRole('combobox', { name: 'Region' })).toBeNull();
  screen.getByText(/Cities and states have sources of their own: see Pay in your city or state\.$/);
  await choose('Level', 'SE');
  expect(rows()[1]).toContain('$180,000');
  await addressIs('?level=SE');
  expect(trackQueue.getState().at(-1)?.event).toEqual({
    event_type: 'salary_dashboard_interaction',
    metadata: { interaction: 'filter', filter: 'level', value: 'SE' },
  });
});

it('filters are undone when the visitor goes back before the address has followed', async () => {
  show('?level=SE');
  await choose('Country', 'CA');
  await addressIs('?level=SE&country=CA');
  const frames = holdFrames();
  await choose('Region', 'ON');
  window.history.back();
  await addressIs('?level=SE');
  for (const frame of frames) frame(0);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(window.location.search).toBe('?level=SE');
  expect(country()).toBe('United States');
});

it('filters stay while the address has followed the first of two quick changes alone', async () => {
  show();
  const frames = holdFrames();
  await choose('Level', 'SE');
  await choose('Country', 'CA');
  for (const search of ['?level=SE', '?level=SE&country=CA']) {
    frames.shift()?.(0);
    await addressIs(search);
    await act(async () => {});
    expect(country()).toBe('Canada');
  }
  act(() => window.history.back());
  await waitFor(() => expect(country()).toBe('United States'));
});

it('filters are undone when the visitor goes back before the page has drawn the new address', async () => {
  show('?level=SE');
  const push = vi.spyOn(window.history, 'pushState');
  onTestFinished(() => push.mockRestore());
  // The visitor goes back when the address has changed, before React renders.
  push.mockImplementationOnce(() =>
    queueMicrotask(() => window.dispatchEvent(new PopStateEvent('popstate'))),
  );
  await choose('Country', 'CA');
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(country()).toBe('United States'));
});

it('filters of the served page change the query of the address', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => page.remove());
  window.history.replaceState(null, '', '/ai-ml-salary-data?roles=data-scientist&in=CAD');
  const data = { data: null, site: defaultSite };
  const router = createBrowserRouter([{ path: '*', Component: Page }]);
  const tree = (
    <PageContext value={data}>
      <RouterProvider router={router} />
    </PageContext>
  );
  page.innerHTML = renderToString(tree);
  const level = within(page).getByLabelText<HTMLSelectElement>('Level');
  level.value = 'SE';
  // Parts that load late are not in this string: React says so, and renders them in the browser.
  const onRecoverableError = (): void => undefined;
  const root = await act(async () => hydrateRoot(page, tree, { onRecoverableError }));
  onTestFinished(() => act(async () => root.unmount()));
  await addressIs('?roles=data-scientist&level=SE&in=CAD');
});

it('filters name those to remove where nothing fits, and the button removes them, on a translated page too', async () => {
  show('?roles=data-scientist&country=CA&mode=remote');
  translatePage();
  expect(compared()).toBeNull();
  screen.getByText('Job Bank does not say work mode.');
  await act(async () => fireEvent.click(screen.getByText('Show all work modes')));
  expect(rows()[1]).toContain('CA$96,000');
  expect(translatedAmounts()).toEqual([]);
  await addressIs('?roles=data-scientist&country=CA');
});

it('filters replace a role that official wages do not have, in one warning', async () => {
  show('?roles=ai-engineer.research-scientist&country=CA');
  await act(async () => unlocked());
  screen.getByText(/no figures for AI Engineer and Research Scientist\.$/);
  await choose('Replace this role: AI Engineer', 'data-scientist');
  expect(rows()[1]).toContain('Data Scientist | not published | CA$62,400');
  await addressIs('?roles=data-scientist.research-scientist&country=CA');
  // The source has no further role to put there.
  await act(async () => fireEvent.click(screen.getByText('Remove Research Scientist')));
  expect(screen.queryByText(/no figures for/)).toBeNull();
});

it('filters are one button on a narrow screen, with how many are set', async () => {
  show('?roles=data-scientist&level=SE');
  const button = screen.getByRole('button', { name: 'Filters (2)' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await act(async () => fireEvent.click(button));
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Level' }), { key: 'Escape' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
});

it('filters compare a role that has been unlocked, without a reload', async () => {
  show();
  await act(async () => unlocked());
  openRoles();
  const box = screen.getByRole('checkbox', { name: 'Research Scientist', hidden: true });
  await act(async () => fireEvent.click(box));
  expect(rows().at(-1)).toContain('Research Scientist');
  await addressIs('?roles=data-scientist.ai-engineer.research-scientist');
});

it('views tell the medians year by year as a table, and count the ranges in each interval of pay', async () => {
  show('?view=trend&roles=data-scientist');
  await screen.findByText(
    'Median by year: Reported pay ranges in the United States, a year (US dollars a year)',
  );
  expect(rows().slice(1)).toEqual(['2023 | $140,000', '2024 | $149,000']);
  cleanup();
  show('?view=distribution');
  await screen.findByText('Median $150K');
  const table = document.querySelector<HTMLTableElement>('#compare figure table');
  const cells = [...(table?.rows ?? [])].map((row) =>
    [...row.cells].map(({ textContent }) => textContent).join(' | '),
  );
  expect(cells.slice(1)).toEqual([
    '$100,000 | $120,000 | 40 | 10%',
    '$120,000 | $140,000 | 200 | 50%',
    '$140,000 | $160,000 | 160 | 40%',
  ]);
});

it('a figure opens its source, period, cases, interval, method and license', async () => {
  show('?roles=data-scientist');
  fireEvent.click(screen.getByRole('button', { name: /^\$150,000/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Data Scientist: Median' });
  // A modal dialog gives the focus to the first thing in it.
  expect(dialog.querySelector('a, button')?.textContent).toBe('Close');
  for (const words of [
    'Example collection of postings',
    'Pay ranges of 2024 to January 2025, 22 months old.',
    '400 different ranges, of which 8 are a single amount. With repeats there are 700',
    '$146,000 to $154,000',
    'Counted for this test.',
    'CC0 1.0',
    'EditionJanuary 19, 2025',
    'Filesnapshot of January 19, 2025',
  ]) {
    expect(dialog.textContent).toContain(words);
  }
});

it('another currency is not used unless asked for, and says at which rate it is', async () => {
  show();
  expect(screen.queryByText(/converted at/)).toBeNull();
  await choose('Show in', 'CAD');
  expect(rows()[1]).toContain('CA$205,470');
  screen.getAllByText(/^Every amount converted at 1.3698 CAD for 1 USD \(Bank of Canada/);
});

it('copies a link to the page with its filters', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText } }));
  show('?level=SE&country=US');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
  expect(writeText.mock.calls).toEqual([[window.location.href]]);
  expect(window.location.search).toContain('level=SE');
});

it('leads from a locked role to the sign-up, which names it and keeps the comparison', async () => {
  show();
  openRoles();
  const name = /^Research Scientist/;
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name, hidden: true })));
  screen.getByText(/^Only the headline figure of Research Scientist is open/);
  const gate = screen.getByRole('group', { name: 'Open every role' });
  expect(document.activeElement).toBe(gate);
  within(gate).getByRole('heading', { name: 'See Research Scientist' });
  await addressIs('?roles=data-scientist.ai-engineer.research-scientist');
  expect(rows()).toHaveLength(3);
});

it('opens the list of roles with the newly open ones after the sign-up, and takes the focus there', async () => {
  stubServer({
    '/functions/v1/salary-access': [
      Response.json({ reference: 'S-1', token: 'a-token' }, { status: 201 }),
    ],
    '/functions/v1/salary-bands': [Response.json(toSalaryColumns(all))],
  });
  show('?roles=research-scientist.data-scientist');
  const email = await screen.findByLabelText<HTMLInputElement>('Email');
  fireEvent.change(email, { target: { value: 'ada@company.example' } });
  fireEvent.click(screen.getByLabelText('I work in AI'));
  await act(async () => fireEvent.submit(email.form as HTMLFormElement));
  const line = await screen.findByText(/^Every role is open/, {}, { timeout: 5000 });
  await waitFor(() => expect(document.activeElement).toBe(line));
  const list = line.closest('details') as HTMLDetailsElement;
  expect(list.open).toBe(true);
  fireEvent(list, new Event('toggle'));
  const open = screen.getByRole('region', { name: 'Newly open in this browser' });
  within(open).getByRole('checkbox', { name: 'Research Scientist', checked: true });
  expect(rows()[1]).toContain('Research Scientist | 400 ranges');
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(scrolled.mock.contexts.at(-1)).toHaveProperty('id', 'compare');
});

it('explains the terms of the table', () => {
  show('?roles=ai-engineer&level=EX');
  const meaning = (name: string) => {
    const term = screen.getByRole('button', { name });
    return document.getElementById(term.getAttribute('aria-describedby') ?? '')?.textContent;
  };
  expect(meaning('25th percentile')).toBe('A quarter is at or below this amount.');
  expect(meaning('Based on')).toMatch(/^How many different reported pay ranges/);
  expect(meaning('too few to show')).toMatch(/fewer than ten ranges/);
});
