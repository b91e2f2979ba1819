// @vitest-environment jsdom
import { consentStore, track, trackQueue, type Consent } from '@talent/sdk';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type StoredEvent, localTime, writeEvents } from './write-events.ts';
import { visitWeek } from './visited-weeks.ts';

const set = (consent: Consent): void => consentStore.setState(consent, true);
const send = (form_type: string): void =>
  track({ event_type: 'form_submission', metadata: { form_type, success: true } });

function stored(): StoredEvent[] {
  return JSON.parse(localStorage.getItem('analytics_events') ?? '[]') as StoredEvent[];
}

const forms = () =>
  stored().map(({ metadata }) => ('form_type' in metadata ? metadata.form_type : null));

beforeAll(() => writeEvents());
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 1) });
  set({ status: 'unset', signal: false });
  window.history.replaceState(null, '', '/contact');
});
afterEach(() => {
  set({ status: 'refused' });
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it('writing events waits for the choice and then writes in order, with the original times', () => {
  send('contact');
  vi.setSystemTime(Date.UTC(2026, 2, 1, 0, 5));
  send('newsletter');
  expect(localStorage.getItem('analytics_events')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  set({ status: 'accepted' });
  expect(forms()).toEqual(['contact', 'newsletter']);
  const times = stored().map(({ timestamp }) => Date.parse(timestamp));
  expect(times).toEqual([Date.UTC(2026, 2, 1), Date.UTC(2026, 2, 1, 0, 5)]);
});

it('writing events adds page, session and browser to each event', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/');
  set({ status: 'accepted' });
  send('contact');
  const [event] = stored();
  expect(event).toEqual({
    event_type: 'form_submission',
    page_path: '/contact',
    user_agent: navigator.userAgent,
    referrer: 'https://search.example/',
    session_id: sessionStorage.getItem('analytics_session_id'),
    user_id: null,
    metadata: { form_type: 'contact', success: true },
    timestamp: expect.stringMatching(/^2026-.*[+-]\d\d:\d\d$/) as string,
  });
});

it('writing events makes a session id from the time and a random string, and keeps it', () => {
  set({ status: 'accepted' });
  send('a');
  vi.advanceTimersByTime(1_000);
  send('b');
  const ids = stored().map(({ session_id }) => session_id);
  expect(ids[0]).toMatch(new RegExp(`^${Date.UTC(2026, 2, 1)}-[a-z0-9]{6,}$`));
  expect(ids[1]).toBe(ids[0]);
  sessionStorage.clear();
  vi.setSystemTime(Date.UTC(2026, 2, 1));
  send('c');
  expect(stored()[2]?.session_id).not.toBe(ids[0]);
});

it('writing events keeps the last 100 events', () => {
  set({ status: 'accepted' });
  for (let number = 1; number <= 101; number += 1) send(String(number));
  expect(forms()).toHaveLength(100);
  expect([forms().at(0), forms().at(-1)]).toEqual(['2', '101']);
});

it.each(['', '{', 'null', '{"length":1}'])(
  'writing events replaces a store that holds %j',
  (content) => {
    localStorage.setItem('analytics_events', content);
    set({ status: 'accepted' });
    send('contact');
    expect(forms()).toEqual(['contact']);
  },
);

it('writing events logs a failed write once, and writes the next event', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const full = new DOMException('full', 'QuotaExceededError');
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw full;
  });
  set({ status: 'accepted' });
  expect(() => send('a')).not.toThrow();
  expect(logged).toHaveBeenCalledExactlyOnceWith('Error tracking analytics event', full);
  setItem.mockRestore();
  send('b');
  expect(forms()).toEqual(['b']);
  expect(trackQueue.getState()).toEqual([]);
});

it('writing events logs each written event to the console, and none before or after it is accepted', () => {
  const logged = vi.spyOn(console, 'log').mockReturnValue();
  send('a');
  expect(logged).not.toHaveBeenCalled();
  set({ status: 'accepted' });
  send('b');
  const written = stored().map((event) => ['Analytics event', event]);
  set({ status: 'refused' });
  send('c');
  expect(logged.mock.calls).toEqual(written);
  expect(written).toHaveLength(2);
});

it.each([
  [0, '2026-03-01T23:30:00.250+00:00'],
  [-60, '2026-03-02T00:30:00.250+01:00'],
  [480, '2026-03-01T15:30:00.250-08:00'],
  [-330, '2026-03-02T05:00:00.250+05:30'],
  [150, '2026-03-01T21:00:00.250-02:30'],
])('the local time has the clock and its offset, %i minutes', (minutes, expected) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes);
  const at = Date.UTC(2026, 2, 1, 23, 30, 0, 250);
  expect(localTime(at)).toBe(expected);
  expect(Date.parse(localTime(at))).toBe(at);
});

it('a visited week counts a browser once in its week, for all batches of the session that opened it', () => {
  const tuesday = new Date('2026-11-24T10:00:00Z');
  expect(visitWeek('1-a', tuesday)).toEqual({ first_week: '2026-11-23', opened_week: true });
  expect(visitWeek('1-a', tuesday)).toEqual({ first_week: '2026-11-23', opened_week: true });
  expect(visitWeek('2-b', tuesday)).toEqual({ first_week: '2026-11-23', opened_week: false });
});

it('a visited week remembers the first week when the browser comes back, and nothing that identifies it', () => {
  visitWeek('1-a', new Date('2026-11-29T23:59:00Z'));
  expect(visitWeek('2-b', new Date('2026-11-30T00:01:00Z'))).toEqual({
    first_week: '2026-11-23',
    opened_week: true,
  });
  expect(JSON.parse(localStorage.getItem('analytics_weeks') ?? '')).toEqual({
    first: '2026-11-23',
    latest: '2026-11-30',
    opened_by: '2-b',
  });
});

it('a visited week begins anew where the stored value cannot be read', () => {
  const now = new Date('2026-11-24T10:00:00Z');
  localStorage.setItem('analytics_weeks', '{"first":7}');
  expect(visitWeek('1-a', now)).toEqual({ first_week: '2026-11-23', opened_week: true });
  localStorage.setItem('analytics_weeks', '{');
  expect(visitWeek('1-a', now)).toEqual({ first_week: null, opened_week: false });
});
