// @vitest-environment jsdom
import type { ObjectiveState, OperationsStatus } from '@talent/api/operations/operations-status';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/staff-page';
import SiteStatus from './site-status';

const objective = (id: string, patch: Partial<ObjectiveState> = {}): ObjectiveState => ({
  ...{ id, title: `Title of ${id}`, objective: `Aim of ${id}.`, advice: `Advice for ${id}.` },
  ...{ status: 'ok', figure: `Figure of ${id}.`, since: null },
  ...patch,
});
const operations: OperationsStatus = {
  at: '2026-11-22T10:00:30.000Z',
  objectives: [objective('one'), objective('two', { status: 'not-measured' }), objective('three')],
  alerts: [],
  channels: [],
  unsent: 0,
  figures: {
    ...{ revision: 12, releasedAt: '2026-11-21T09:00:00.000Z', isCanaryOpen: false },
    ...{ recompositionsWaiting: 0, requests: 1234, failed: 1, mailsQueued: null },
    ...{ mailsFailed: null, retentionAt: null, backupAt: null, eventLoopLagMs: 20.4 },
    ...{ memoryBytes: 150 * 1024 ** 2, startedAt: '2026-11-20T08:00:00.000Z' },
  },
};

let answer: () => Response | Promise<Response>;
let asked = 0;

beforeEach(() => {
  asked = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (input: string) => {
    expect(input).toBe('/_platform/operations');
    asked += 1;
    return Promise.resolve(answer());
  });
});

async function open(first: () => Response | Promise<Response>): Promise<void> {
  answer = first;
  renderPage(SiteStatus, { path: '/security-dashboard/status' });
  await pass(0);
}

async function pass(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    // A settled query tells its components in a timer of its own.
    await vi.advanceTimersByTimeAsync(1);
  });
}

const titles = () =>
  within(screen.getByRole('region', { name: 'Objectives' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it('begins with the state, with what is not set last; says that all is well, in one sentence and objective by objective, and keeps that with its time when the gateway does not answer', async () => {
  await open(() => Response.json(operations));
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(parts.indexOf('Objectives')).toBeLessThan(parts.indexOf('Company facts'));
  expect(screen.getByText(/^All 2 measured objectives are met; 1 is not measured\.$/)).toBeTruthy();
  expect(titles()).toEqual(['Title of one', 'Title of three', 'Title of two']);
  expect(screen.queryByText(/Advice for/)).toBeNull();
  expect(screen.getByText('1,234')).toBeTruthy();
  expect(screen.getByText('1 server error')).toBeTruthy();
  expect(screen.getByText(/Alerts go only to the log/)).toBeTruthy();
  expect(screen.getByText('No alerts have been sent.')).toBeTruthy();
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await pass(15_000);
  expect(screen.getByText(/This is its status from 2026-11-22 10:00 UTC/)).toBeTruthy();
  expect(titles()).toHaveLength(3);
});

it('puts unmet objectives first, with their start and advice', async () => {
  const firing = objective('four', { status: 'firing', since: '2026-11-22T09:58:00.000Z' });
  await open(() =>
    Response.json({
      ...operations,
      objectives: [...operations.objectives, firing],
      channels: ['mail', 'webhook'],
      unsent: 2,
      alerts: [{ ...firing, kind: 'firing', at: '2026-11-22T09:58:00.000Z' }],
    }),
  );
  expect(screen.getByRole('alert').textContent).toContain('One objective is not metTitle of four');
  expect(titles()[0]).toBe('Title of four');
  expect(screen.getByText('Since 2026-11-22 09:58 UTC.')).toBeTruthy();
  expect(screen.getByText('Advice for four.', { exact: false })).toBeTruthy();
  expect(screen.getByText('Alerts go to the log and by email and webhook.')).toBeTruthy();
  expect(screen.getByText(/^2 messages have not been delivered yet/)).toBeTruthy();
  expect(screen.getAllByRole('row')[1]?.textContent).toBe(
    '2026-11-22 09:58 UTCnot metTitle of fourFigure of four.',
  );
});

it('refreshes itself every 15 seconds, one question at a time, and not while it is hidden', async () => {
  await open(() => Response.json(operations));
  await pass(15_000);
  expect(asked).toBe(2);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(60_000);
  expect(asked).toBe(2);
  hidden.mockReturnValue('visible');
  answer = () => new Promise(() => {});
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(60_000);
  expect(asked).toBe(3);
});

it('gives advice where it never loaded, and retries', async () => {
  await open(() => new Response('', { status: 404 }));
  expect(screen.getByRole('alert').textContent).toContain('The status could not be loaded');
  const waiting = Promise.withResolvers<Response>();
  answer = () => waiting.promise;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(screen.getByRole('status').textContent).toBe('Loading the status …');
  waiting.resolve(Response.json(operations));
  await pass(0);
  expect(titles()).toHaveLength(3);
});
