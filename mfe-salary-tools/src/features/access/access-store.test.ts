// @vitest-environment jsdom
import { toSalaryColumns } from '@talent/functions/salary-bands/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeSalaryData } from '../dashboard/testing/make-salary-data';
import { stubServer } from './testing/stub-server';

const bands = '/functions/v1/salary-bands';
const all = makeSalaryData();
const columns = toSalaryColumns(all);

async function openTab() {
  vi.resetModules();
  const store = await import('./access-store');
  store.startAccess();
  return { ...store, state: store.accessStore.getState };
}

beforeEach(() => localStorage.clear());

const inOtherTab = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'salary-access', newValue }));

it('asks for nothing without a token', async () => {
  const asked = stubServer({});
  const { state } = await openTab();
  expect(state()).toEqual({ status: 'locked', refused: false });
  expect(asked).toEqual([]);
});

it('opens every figure with the token of an earlier visit', async () => {
  localStorage.setItem('salary-access', 'a-token');
  const asked = stubServer({ [bands]: [Response.json(columns)] });
  const { state } = await openTab();
  expect(state().status).toBe('loading');
  await vi.waitFor(() => expect(state()).toEqual({ status: 'unlocked', data: all }));
  expect(asked[0]?.init.headers).toMatchObject({ Authorization: 'Bearer a-token' });
});

it('stores a given token, and requests the figures once', async () => {
  const asked = stubServer({ [bands]: [Response.json(columns)] });
  const { startAccess, state, unlock } = await openTab();
  startAccess();
  unlock('a-token');
  await vi.waitFor(() => expect(state().status).toBe('unlocked'));
  expect(localStorage.getItem('salary-access')).toBe('a-token');
  expect(asked).toHaveLength(1);
});

it('asks past the browser’s cache where it kept the answer of an earlier release', async () => {
  const { exchangeRate: _, ...earlier } = columns;
  const asked = stubServer({ [bands]: [Response.json(earlier), Response.json(columns)] });
  const { state, unlock } = await openTab();
  unlock('a-token');
  await vi.waitFor(() => expect(state()).toEqual({ status: 'unlocked', data: all }));
  expect(asked.map(({ init }) => init.cache)).toEqual(['default', 'reload']);
});

it('follows another tab that unlocks, and one that forgets', async () => {
  stubServer({ [bands]: [Response.json(columns)] });
  const { state } = await openTab();
  inOtherTab('a-token');
  await vi.waitFor(() => expect(state().status).toBe('unlocked'));
  inOtherTab(null);
  expect(state()).toEqual({ status: 'locked', refused: false });
});

it('forgets a token that the server refuses, and says so', async () => {
  localStorage.setItem('salary-access', 'old');
  stubServer({ [bands]: [Response.json({ code: 'locked' }, { status: 401 })] });
  const { state } = await openTab();
  await vi.waitFor(() => expect(state()).toEqual({ status: 'locked', refused: true }));
  expect(localStorage.getItem('salary-access')).toBeNull();
});

it.each([
  ['a lost connection', [new TypeError('Failed to fetch')]],
  ['a server in trouble', [new Response('', { status: 503 })]],
  ['two answers without figures', [1, 2].map(() => Response.json({ bands: null }))],
])('keeps the token after %s, and fetches again on request', async (_, trouble) => {
  localStorage.setItem('salary-access', 'a-token');
  stubServer({ [bands]: [...trouble, Response.json(columns)] });
  const { retryAccess, state } = await openTab();
  await vi.waitFor(() => expect(state()).toEqual({ status: 'failed' }));
  expect(localStorage.getItem('salary-access')).toBe('a-token');
  retryAccess();
  await vi.waitFor(() => expect(state().status).toBe('unlocked'));
});
