// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { press, renderPage } from '../../testing/staff-page';
import type { NewsletterCampaign } from './api/newsletter';
import { SendStep } from './newsletter-panel';

const api = vi.hoisted(() => ({
  campaign: null as NewsletterCampaign | null,
  readers: 3,
  leftOut: [] as string[],
  asked: [] as string[],
}));
vi.mock('../../backend/admin-data', async () => {
  const { fakeBackend } = await import('../../testing/fake-data');
  return fakeBackend({
    newsletter_progress: () => api.campaign,
    newsletter_counts: () => ({
      confirmed: api.readers + api.leftOut.length,
      left_out: api.leftOut.length,
    }),
    start_newsletter_campaign: ({ week }) => {
      api.asked.push(`start ${String(week)}`);
      api.campaign = running({ waiting: 3 });
    },
    set_newsletter_paused: ({ paused }) => {
      api.asked.push(paused === true ? 'pause' : 'resume');
      api.campaign = running({ status: paused === true ? 'paused' : 'sending' });
    },
    left_out_subscribers: () =>
      api.leftOut.map((address) => ({
        ...{ address, reason: 'no-mailbox', code: '5.1.1' },
        refused_at: '2026-11-20T10:00:00Z',
      })),
    clear_mail_bounce: ({ address }) => {
      api.leftOut = api.leftOut.filter((one) => one !== address);
      api.readers += 1;
    },
  });
});

function running(patch: Partial<NewsletterCampaign>): NewsletterCampaign {
  const counts = { waiting: 0, queued: 0, sent: 0, failed: 0, skipped: 0, left_out: 0 };
  return { id: 1, status: 'sending', recipients: 3, ...counts, ...patch };
}

beforeEach(() => {
  Object.assign(api, { campaign: null, readers: 3, leftOut: [], asked: [] });
});

function open(status: 'published' | 'draft' = 'published'): void {
  const report = { week: '2026-11-16', status };
  renderPage(() => <SendStep report={report} post={{}} isToDo onDone={() => {}} />);
}
const find = (name: string) => screen.findByRole('button', { name });

it('asks before it sends, and sends nothing when the answer is no; it is paused and goes on', async () => {
  open();
  fireEvent.click(await find('Send the newsletter …'));
  screen.getByText(/postal address is not set/);
  screen.getByText(/Send the published report to 3 addresses now/);
  press('Cancel');
  expect(api.asked).toEqual([]);
  press('Send the newsletter …');
  press('Send now');
  await screen.findByText('0 of 3 sent');
  fireEvent.click(await find('Pause'));
  fireEvent.click(await find('Resume'));
  await find('Pause');
  expect(api.asked).toEqual(['start 2026-11-16', 'pause', 'resume']);
});

it('cannot be sent before the report is published, or without subscribers', async () => {
  open('draft');
  await screen.findByText(/Publish it first/);
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  api.readers = 0;
  open();
  await screen.findByText(/There are no confirmed subscribers/);
  expect(screen.queryByRole('button')).toBeNull();
});

it('is followed until it is done, and counts the outcomes of all mails', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  api.campaign = running({ sent: 1, queued: 1, waiting: 1 });
  open();
  await screen.findByText('1 of 3 sent');
  api.campaign = running({ status: 'finished', sent: 1, skipped: 1, left_out: 1 });
  await act(() => vi.advanceTimersByTimeAsync(2000));
  screen.getByText('The newsletter was sent.');
  screen.getByText('1 of 2 sent');
  screen.getByText('Unsubscribed in the meantime');
  screen.getByText('Left out: the address refuses mail');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says which addresses it leaves out and why, and sends there again after one press', async () => {
  api.leftOut = ['closed@company.example'];
  open();
  fireEvent.click(await screen.findByText('1 address is left out: it refuses mail'));
  await screen.findByText(/There is no such mailbox\. Answer 5\.1\.1,/);
  press('Send to closed@company.example again');
  await screen.findByText(/^4 confirmed subscribers will get it/);
  expect(screen.queryByText(/left out/)).toBeNull();
});

it('says that there may be older addresses than the newest 200', async () => {
  api.leftOut = Array.from({ length: 200 }, (_, index) => `closed-${index}@company.example`);
  open();
  fireEvent.click(await screen.findByText('200 addresses are left out: they refuse mail'));
  await screen.findByText('The newest 200 are listed; there may be older ones.');
});
