// @vitest-environment jsdom
import { trackQueue } from '@talent/sdk';
import { renderPage } from '@talent/testing/render-page';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { publicSalaryData } from '../access/api/get-public-salary-data';
import { makeSalaryData } from './testing/make-salary-data';
import { accessStore } from '../access/access-store';
import { Dashboard } from './dashboard';

const all = makeSalaryData();
const Page = () => <Dashboard open={publicSalaryData(all)} />;
const show = (search = '') => renderPage(Page, { path: `/ai-ml-salary-data${search}` });
const unlocked = () => accessStore.setState({ status: 'unlocked', data: all }, true);

/** The table of what is compared; null where there is none. */
const compared = () => document.querySelector<HTMLTableElement>('#compare table');

/** Its rows as text, without what only screen readers hear. */
function rows(): string[] {
  const table = compared();
  return [...(table?.rows ?? [])].map((row) =>
    [...row.cells]
      .map(({ textContent }) => textContent.replace(', about this figure', ''))
      .join(' | '),
  );
}

/** jsdom does not open it by itself. */
function openRoles(): void {
  const details = document.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

function choose(label: string, value: string): Promise<void> {
  return act(async () => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  });
}

/** The address follows after the frame that shows the change. */
function addressIs(search: string): Promise<void> {
  return waitFor(() => expect(window.location.search).toBe(search));
}

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
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
});

describe('what is open to everyone', () => {
  it('is each open role with its median, its cases and where they come from', () => {
    show();
    expect(rows().slice(1)).toEqual([
      'Data Scientist | 400 | $100,000 | $120,000 | $150,000 | $180,000 | $220,000 | 2024–2025 | ai-jobs.net',
      'AI Engineer | 49 | $100,000 | $120,000 | $170,000 | $180,000 | $220,000 | 2024–2025 | ai-jobs.net',
    ]);
    expect(screen.getByRole('figure', { name: /^Chart of pay ranges/ })).toBeDefined();
  });

  it('names the other roles with a lock, and shows their headline figure alone', () => {
    const { container } = show();
    openRoles();
    const box = screen.getByRole<HTMLInputElement>('checkbox', {
      name: /Research Scientist/,
      hidden: true,
    });
    expect(box.disabled).toBe(true);
    for (const closed of ['$245,000', '$155,500', '$188,000']) {
      expect(container.textContent).not.toContain(closed);
    }
    const table = screen.getByRole('table', { name: 'Median pay a year' });
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'RoleReported ranges, USOfficial wages, USOfficial wages, Canada',
      'Data Scientist$150,000400 ranges$150,000245,000 employedCA$96,000',
      'AI Engineer$170,00049 rangesnonenone',
      'Research Scientist$195,000400 rangesnonenone',
    ]);
  });

  it('shows the headline figure of a role that a link names, alone', () => {
    show('?roles=research-scientist');
    expect(rows().slice(1)).toEqual([
      'Research Scientist | 400 | $100,000 | $120,000 | $195,000 | $180,000 | $220,000 | 2024–2025 | ai-jobs.net',
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
});

describe('filters', () => {
  it('act at once and are kept in the address', async () => {
    show();
    await choose('Level', 'SE');
    expect(rows()[1]).toContain('$180,000');
    await addressIs('?level=SE');
    expect(trackQueue.getState().at(-1)?.event.metadata).toEqual({
      interaction: 'filter',
      filter: 'level',
      value: 'SE',
    });
  });

  it('are undone when the visitor goes back before the address has followed', async () => {
    show('?level=SE');
    await choose('Country', 'CA');
    await addressIs('?level=SE&country=CA');
    const frames: FrameRequestCallback[] = [];
    const paint = vi.spyOn(window, 'requestAnimationFrame');
    onTestFinished(() => paint.mockRestore());
    paint.mockImplementation((frame) => frames.push(frame));
    await choose('Region', 'ON');
    window.history.back();
    await addressIs('?level=SE');
    for (const frame of frames) frame(0);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(window.location.search).toBe('?level=SE');
    expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('US');
  });

  it('come from the address', () => {
    show('?roles=data-scientist&country=CA&region=ON');
    expect(rows()[1]).toContain('Data Scientist | not published | CA$62,400 | CA$99,000');
  });

  it('name the filters to remove where nothing fits, and the button removes them', async () => {
    show('?roles=data-scientist&country=CA&mode=remote');
    expect(compared()).toBeNull();
    screen.getByText('Job Bank does not say work mode.');
    await act(async () => fireEvent.click(screen.getByText('Show all work modes')));
    expect(rows()[1]).toContain('CA$96,000');
    await addressIs('?roles=data-scientist&country=CA');
  });

  it('name the roles that a source has where it does not have this one', () => {
    show('?roles=ai-engineer&country=CA');
    screen.getByText('Job Bank has no figures for AI Engineer. It has Data Scientist.');
  });

  it('say plainly that nothing gives US states', () => {
    show();
    expect(screen.getByLabelText<HTMLSelectElement>('Region').disabled).toBe(true);
    screen.getByText('None of our sources gives states.');
  });

  it('show why a row has no figures', () => {
    show('?roles=ai-engineer&level=EX');
    expect(rows()[1]).toContain('AI Engineer | 4 | too few to show');
  });

  it('compare a role that has been unlocked, without a reload', async () => {
    show();
    await act(async () => unlocked());
    openRoles();
    const box = screen.getByRole('checkbox', { name: 'Research Scientist', hidden: true });
    await act(async () => fireEvent.click(box));
    expect(rows().at(-1)).toContain('Research Scientist');
    await addressIs('?roles=data-scientist.ai-engineer.research-scientist');
  });
});

describe('views', () => {
  it('tell the medians year by year as a table', () => {
    show('?view=trend&roles=data-scientist');
    expect(rows().slice(1)).toEqual(['2023 | $140,000', '2024 | $149,000']);
  });

  it('count the ranges in each interval of pay', () => {
    show('?view=distribution');
    expect(rows().slice(1)).toEqual([
      '$100,000 | $120,000 | 40 | 10%',
      '$120,000 | $140,000 | 200 | 50%',
      '$140,000 | $160,000 | 160 | 40%',
    ]);
  });

  it('never show an empty chart', () => {
    show('?view=distribution&roles=ai-engineer');
    screen.getByText(/^There is no distribution/);
  });
});

describe('a figure', () => {
  it('opens its source, period, cases, interval, method and license', async () => {
    show('?roles=data-scientist');
    fireEvent.click(screen.getByRole('button', { name: /^\$150,000/ }));
    const dialog = screen.getByRole('dialog', { name: 'Data Scientist: Median' });
    for (const words of [
      'Example collection of postings',
      '2024–2025',
      '$146,000 to $154,000',
      'Counted for this test.',
      'CC0 1.0',
      'EditionJanuary 19, 2025',
      'Filesnapshot of January 19, 2025',
      '400 different ranges, of which 8 are a single amount. With repeats there are 700',
    ]) {
      expect(dialog.textContent).toContain(words);
    }
  });

  it('says where the source gives no interval', () => {
    show('?country=CA');
    fireEvent.click(screen.getByRole('button', { name: /^CA\$96,000/ }));
    expect(screen.getByRole('dialog').textContent).toContain('The source gives none.');
  });
});

describe('another currency', () => {
  it('is not used unless asked for, and says at which rate it is', async () => {
    show();
    expect(screen.queryByText(/converted at/)).toBeNull();
    await act(async () => fireEvent.click(screen.getByLabelText('Canadian dollars')));
    expect(rows()[1]).toContain('CA$205,470');
    screen.getByText(/^Every amount converted at 1.3698 CAD for 1 USD \(Bank of Canada/);
  });
});

it('carries no inline style, which the site refuses', () => {
  const { container } = show();
  expect(container.querySelector('[style]')).toBeNull();
});
