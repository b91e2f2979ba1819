import { sessionOf } from '../../backend/testing/fake-backend';
import type { Person } from '../../backend/testing/fake-backend';
import { storedSessionKey } from '../stored-session';

/**
 * Keeps a session as the backend's client does.
 * @param expiresAt - when its access token ends, Unix seconds; far away by default.
 */
export function store(person: Person, expiresAt?: number): void {
  localStorage.setItem(storedSessionKey, JSON.stringify(sessionOf(person, expiresAt)));
}

/** What a browser tells the other tabs of a site when one writes into the storage, or clears it: null. */
export function tellStorage(key: string | null = storedSessionKey): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** What a tab is told when somebody turns to it again. */
export function comeBack(): void {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
