import type { SalaryData } from '@talent/api/salary/salary-data';
import { useEffect } from 'react';
import { create } from 'zustand';
import { fetchSalaryData } from './api/fetch-salary-data';

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

/** Local storage key of the token that opens every figure. */
const ACCESS_KEY = 'salary-access';

/** The token of an earlier visit; null where there is none or storage is blocked. */
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
