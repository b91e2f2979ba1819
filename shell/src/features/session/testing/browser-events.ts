import { sessionOf, type Person } from '../../backend/testing/fake-backend';
import { storedSessionKey } from '../stored-session';

/** Keeps a session as the backend's client does. `expiresAt` is when its token ends, Unix seconds; far away by default. */
export function store(person: Person, expiresAt?: number): void {
  localStorage.setItem(storedSessionKey, JSON.stringify(sessionOf(person, expiresAt)));
}

/** Fires the event that other tabs get when one writes to the storage; null: it cleared everything. */
export function tellStorage(key: string | null = storedSessionKey): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** Fires the event of a tab that becomes visible again. */
export function comeBack(): void {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
