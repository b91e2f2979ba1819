import type { SalaryData } from '@talent/api/salary/salary-data';
import { useEffect } from 'react';
import { create } from 'zustand';
import { contractHeader, OUTDATED_STATUS } from '@talent/protocol/contract';
import { contract, fromSalaryColumns } from '@talent/functions/salary-bands/contract';
import type { SalaryColumns } from '@talent/functions/salary-bands/contract';

/** Whether this browser may see the figures of every role. */
export type AccessState =
  /** `refused`: the server no longer accepts the stored token. */
  | { status: 'locked'; refused: boolean }
  | { status: 'loading' }
  | { status: 'unlocked'; data: SalaryData }
  /** This page is too old for the server; a reload brings one that fits. */
  | { status: 'outdated' }
  | { status: 'failed' };

const locked: AccessState = { status: 'locked', refused: false };

/** One store for the tab: it keeps its state while pages come and go. */
export const accessStore = create<AccessState>(() => locked);

let token: string | null = null;
let isStarted = false;

/** Reads the token of an earlier visit and follows other tabs. Call it in an effect: the server renders the locked state. */
export function startAccess(): void {
  if (isStarted) return;
  isStarted = true;
  follow(readToken());
  window.addEventListener('storage', ({ key, newValue }) => {
    // No key: the other tab cleared everything.
    if (key === ACCESS_KEY || key === null) follow(newValue);
  });
}

/**
 * The figures that this browser may see: the page's own, and after the unlock those of every role. The
 * server's render and the first in the browser are locked; a stored token opens after hydration.
 */
export function useSalaryData(open: SalaryData): { data: SalaryData; access: AccessState } {
  const access = accessStore();
  useEffect(startAccess, []);
  return { data: access.status === 'unlocked' ? access.data : open, access };
}

/** Unlocks every figure with a token from the server. */
export function unlock(given: string): void {
  keepToken(given);
  token = given;
  void load();
}

/** Retries after a failed load. */
export function retryAccess(): void {
  void load();
}

function follow(next: string | null): void {
  if (next === token) return;
  token = next;
  if (next === null) accessStore.setState(locked, true);
  else void load();
}

async function load(): Promise<void> {
  const asked = token;
  if (asked === null) return;
  accessStore.setState({ status: 'loading' }, true);
  const next = await fetchSalaryData(asked);
  // Another tab has brought another token, or taken it away.
  if (token !== asked) return;
  if (next.status === 'locked') {
    token = null;
    keepToken(null);
  }
  accessStore.setState(next, true);
}

const ACCESS_KEY = 'salary-access';

function readToken(): string | null {
  try {
    return localStorage.getItem(ACCESS_KEY) || null;
  } catch {
    return null;
  }
}

/** Stores the token, or removes it. Where storage is blocked, the unlock lasts for this tab. */
function keepToken(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(ACCESS_KEY);
    else localStorage.setItem(ACCESS_KEY, token);
  } catch {
    // The token in memory stays valid for this tab.
  }
}

/** Longest wait for the figures, ms. */
const TIME_LIMIT_MS = 30_000;

/**
 * Fetches every figure for a visitor who has the token. The browser's cache answers repeats. Never rejects.
 * @returns `locked` where the token is not, or no longer, valid; `outdated` where this page is too old for the server;
 * `failed` without an answer that holds figures.
 */
async function fetchSalaryData(token: string): Promise<Answer> {
  try {
    const first = await ask(token, 'default');
    // The browser may have kept the answer of an earlier release for an hour.
    return first === 'unknown' ? known(await ask(token, 'reload')) : first;
  } catch {
    return { status: 'failed' };
  }
}

type Answer = Exclude<AccessState, { status: 'loading' }>;

async function ask(token: string, cache: RequestCache): Promise<Answer | 'unknown'> {
  const response = await fetch('/functions/v1/salary-bands', {
    headers: {
      Accept: 'application/json',
      Authorization: `Bearer ${token}`,
      ...contractHeader(contract),
    },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
    cache,
  });
  if (response.status === 401) return { status: 'locked', refused: true };
  if (response.status === OUTDATED_STATUS) return { status: 'outdated' };
  if (!response.ok) return { status: 'failed' };
  const data: unknown = await response.json();
  return isSalaryColumns(data) ? { status: 'unlocked', data: fromSalaryColumns(data) } : 'unknown';
}

function known(answer: Answer | 'unknown'): Answer {
  return answer === 'unknown' ? { status: 'failed' } : answer;
}

/** The server of the same release wrote it, so only its parts are checked, not every row. */
function isSalaryColumns(data: unknown): data is SalaryColumns {
  const { roles, sources, columns, exchangeRate } = Object(data) as Partial<
    Record<keyof SalaryColumns, unknown>
  >;
  return [roles, sources].every(Array.isArray) && Boolean(columns && exchangeRate);
}
