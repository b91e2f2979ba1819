// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../queries/query-client';
import type { NewsletterCampaign } from '../api/newsletter';
import { NewsletterPanel } from '../newsletter-panel';

const api = vi.hoisted(() => ({
  campaign: null as NewsletterCampaign | null,
  readers: 3,
  leftOut: [] as string[],
  started: 0,
  paused: [] as boolean[],
}));

vi.mock('../api/newsletter', () => ({
  fetchNewsletterCampaign: () => Promise.resolve(api.campaign),
  countReportReaders: () => Promise.resolve({ readers: api.readers, leftOut: api.leftOut.length }),
  startNewsletterCampaign: () => {
    api.started += 1;
    api.campaign = running({ waiting: 3 });
    return Promise.resolve();
  },
  pauseNewsletterCampaign: (_: number, paused: boolean) => {
    api.paused.push(paused);
    api.campaign = { ...running({}), status: paused ? 'paused' : 'sending' };
    return Promise.resolve();
  },
}));

vi.mock('../api/newsletter', () => ({
  listLeftOut: () =>
    Promise.resolve(
      api.leftOut.map((address) => ({
        ...{ address, reason: 'no-mailbox', code: '5.1.1', answer: '550 5.1.1 No such user' },
        ...{ refused_at: '2026-11-20T10:00:00Z', has_newsletter: true, has_alerts: false },
      })),
    ),
  clearBounce: (address: string) => {
    api.leftOut = api.leftOut.filter((one) => one !== address);
    api.readers += 1;
    return Promise.resolve();
  },
}));

function running(patch: Partial<NewsletterCampaign>): NewsletterCampaign {
  const counts = { waiting: 0, queued: 0, sent: 0, failed: 0, skipped: 0, left_out: 0 };
  return { id: 1, status: 'sending', recipients: 3, ...counts, ...patch };
}

beforeEach(() => {
  Object.assign(api, { campaign: null, readers: 3, leftOut: [], started: 0, paused: [] });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.useRealTimers();
});

function open(isPublished = true): void {
  renderPage(
    () => <NewsletterPanel week="2026-11-16" isPublished={isPublished} isToDo onDone={() => {}} />,
    {
      path: '/weekly-ai-jobs-report',
    },
  );
}

describe('the newsletter of a report', () => {
  it('asks before it sends, and sends nothing when the answer is no', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Send the newsletter …' }));
    screen.getByText(/Send the published report to 3 addresses now/);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(api.started).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Send the newsletter …' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send now' }));
    await screen.findByText('0 of 3 sent');
    expect(api.started).toBe(1);
  });

  it('cannot be sent before the report is published, or without subscribers', async () => {
    open(false);
    await screen.findByText(/Publish it first/);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    api.readers = 0;
    open();
    await screen.findByText(/There are no confirmed subscribers/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that a postal address is missing', async () => {
    open();
    await screen.findByText(/postal address is not set/);
  });

  it('is followed until it is done, and counts the outcomes of all mails', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    api.campaign = running({ sent: 1, queued: 1, waiting: 1 });
    open();
    await screen.findByText('1 of 3 sent');
    api.campaign = { ...running({ sent: 2, skipped: 1 }), status: 'finished' };
    await act(() => vi.advanceTimersByTimeAsync(2000));
    screen.getByText('The newsletter was sent.');
    screen.getByText('2 of 3 sent');
    screen.getByText('Unsubscribed in the meantime');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says which addresses it leaves out and why, and sends there again after one press', async () => {
    api.leftOut = ['closed@company.example'];
    open();
    fireEvent.click(await screen.findByText('1 address is left out: it refuses mail'));
    await screen.findByText(/There is no such mailbox\. Answer 5\.1\.1,/);
    fireEvent.click(screen.getByRole('button', { name: 'Send to closed@company.example again' }));
    await screen.findByText(/^4 confirmed subscribers will get it/);
    expect(screen.queryByText(/left out/)).toBeNull();
  });

  it('says that there may be older addresses than the newest 200', async () => {
    api.leftOut = Array.from({ length: 200 }, (_, index) => `closed-${index}@company.example`);
    open();
    fireEvent.click(await screen.findByText('200 addresses are left out: they refuse mail'));
    await screen.findByText('The newest 200 are listed; there may be older ones.');
  });

  it('counts the addresses that it left out apart from those that it went to', async () => {
    api.campaign = { ...running({ sent: 2, left_out: 1 }), status: 'finished' };
    open();
    await screen.findByText('2 of 2 sent');
    screen.getByText('Left out: the address refuses mail');
  });

  it('is paused and goes on', async () => {
    api.campaign = running({ waiting: 3 });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Pause' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Resume' }));
    await screen.findByRole('button', { name: 'Pause' });
    expect(api.paused).toEqual([true, false]);
  });
});
