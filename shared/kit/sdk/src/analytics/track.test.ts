// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consentStore, type Consent } from '../consent/consent-store.ts';
import { sessionStore } from '../session/session-store.ts';
import { track, trackQueue } from './track.ts';

const set = (consent: Consent): void => consentStore.setState(consent, true);
const sources = () =>
  trackQueue.getState().map(({ event }) => 'source' in event.metadata && event.metadata.source);

function capture(source: string): void {
  track({ event_type: 'email_captured', metadata: { source, user_role: 'engineer' } });
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  window.history.replaceState(null, '', '/page?token=secret');
  set({ status: 'unknown' });
  trackQueue.setState([], true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStore.setState({ status: 'unknown' }, true);
});

it('track keeps the event with its time, its path and the signed-in person', () => {
  capture('a');
  const signOut = (): Promise<void> => Promise.resolve();
  const accessToken = (): Promise<string> => Promise.resolve('token');
  sessionStore.setState(
    { status: 'signed-in', userId: 'u1', email: null, accessToken, signOut },
    true,
  );
  vi.setSystemTime(2_000);
  capture('b');
  expect(trackQueue.getState()).toMatchObject([
    { at: 1_000, path: '/page', userId: null, event: { event_type: 'email_captured' } },
    { at: 2_000, path: '/page', userId: 'u1' },
  ]);
});

it('track accepts another time and path', () => {
  track({ event_type: 'exit_intent', metadata: {} }, { at: 5, path: '/before' });
  expect(trackQueue.getState()).toMatchObject([{ at: 5, path: '/before' }]);
});

it('track keeps at most 100 events, the latest ones', () => {
  for (let number = 1; number <= 101; number += 1) capture(String(number));
  expect(sources()).toHaveLength(100);
  expect([sources().at(0), sources().at(-1)]).toEqual(['2', '101']);
});

it.each([{ status: 'refused' }, { status: 'unset', signal: true }] as const)(
  'track drops waiting and new events when the consent is %j',
  (consent) => {
    capture('before');
    set(consent);
    capture('after');
    expect(sources()).toEqual([]);
  },
);

it('track keeps waiting events until the choice is read and made, and forgets them when it is withdrawn', () => {
  capture('a');
  set({ status: 'unset', signal: false });
  capture('b');
  set({ status: 'accepted' });
  expect(sources()).toEqual(['a', 'b']);
  set({ status: 'unset', signal: false });
  expect(sources()).toEqual([]);
  capture('c');
  expect(sources()).toEqual(['c']);
});

it('track never throws', () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const trouble = new Error('broken');
  vi.spyOn(sessionStore, 'getState').mockImplementation(() => {
    throw trouble;
  });
  expect(() => capture('a')).not.toThrow();
  expect(logged).toHaveBeenCalledExactlyOnceWith('Error tracking analytics event', trouble);
});
