// @vitest-environment jsdom
import { consentStore, type Consent } from '@talent/sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenCollectorMayLoad } from './when-collector-may-load';

const start = vi.fn<() => void>();
let idle: (() => void)[];

const set = (consent: Consent): void => consentStore.setState(consent, true);
const beIdle = (): void => idle.splice(0).forEach((callback) => callback());

beforeEach(() => {
  vi.useFakeTimers();
  start.mockReset();
  idle = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
});
afterEach(() => {
  set({ status: 'refused' });
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the collector is wanted once the page is loaded and idle when the visitor has accepted before', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  set({ status: 'accepted' });
  whenCollectorMayLoad(start);
  beIdle();
  expect(start).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(start).not.toHaveBeenCalled();
  beIdle();
  expect(start).toHaveBeenCalledOnce();
});

it.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])(
  'the collector is wanted at the first %s of a visitor who has not answered',
  (interaction) => {
    set({ status: 'unset', signal: false });
    whenCollectorMayLoad(start);
    expect(start).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(interaction));
    window.dispatchEvent(new Event(interaction));
    vi.advanceTimersByTime(60_000);
    expect(start).toHaveBeenCalledOnce();
  },
);

it('the collector is wanted after 5 s of a visitor who does nothing', () => {
  set({ status: 'unset', signal: false });
  whenCollectorMayLoad(start);
  vi.advanceTimersByTime(4_999);
  expect(start).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(start).toHaveBeenCalledOnce();
});

it.each([{ status: 'refused' }, { status: 'unset', signal: true }] as const)(
  'the collector is wanted never when the consent is %j, until that changes',
  (consent) => {
    set(consent);
    whenCollectorMayLoad(start);
    window.dispatchEvent(new Event('pointerdown'));
    vi.advanceTimersByTime(60_000);
    beIdle();
    expect(start).not.toHaveBeenCalled();
    set({ status: 'accepted' });
    beIdle();
    expect(start).toHaveBeenCalledOnce();
  },
);

it('the collector is wanted no more when the visitor refuses before it has begun', () => {
  set({ status: 'accepted' });
  whenCollectorMayLoad(start);
  set({ status: 'unset', signal: false });
  set({ status: 'refused' });
  beIdle();
  window.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(60_000);
  expect(start).not.toHaveBeenCalled();
});
