// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../queries/query-client';
import type { NewsletterCampaign } from '../api/newsletter-campaign';
import { NewsletterPanel } from './newsletter-panel';

const api = vi.hoisted(() => ({
  campaign: null as NewsletterCampaign | null,
  readers: 3,
  started: 0,
  paused: [] as boolean[],
}));

vi.mock('../api/newsletter-campaign', () => ({
  fetchNewsletterCampaign: () => Promise.resolve(api.campaign),
  countReportReaders: () => Promise.resolve(api.readers),
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

function running(patch: Partial<NewsletterCampaign>): NewsletterCampaign {
  const counts = { waiting: 0, queued: 0, sent: 0, failed: 0, skipped: 0 };
  return { id: 1, status: 'sending', recipients: 3, ...counts, ...patch };
}

beforeEach(() => {
  Object.assign(api, { campaign: null, readers: 3, started: 0, paused: [] });
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

  it('is paused and goes on', async () => {
    api.campaign = running({ waiting: 3 });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Pause' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Resume' }));
    await screen.findByRole('button', { name: 'Pause' });
    expect(api.paused).toEqual([true, false]);
  });
});
