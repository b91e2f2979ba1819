import type { Command } from '../content/commands';
import { peopleEntries } from '../content/tool-frame';

/** Path of the records of people; one is below it. */
export const peoplePath = peopleEntries[0]?.to ?? '';

const KEY = 'staff-palette-recent';
const MOST = 6;

export function isPerson(to: string): boolean {
  return to.startsWith(`${peoplePath}/`);
}

/** The last choices in this browser, newest first; nothing where the browser keeps nothing. Records of people have no name. */
export function readRecent(): Command[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isCommand).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps a choice in this browser: its address, and the title of a page. Of the record of a person the address alone. */
export function keepRecent({ to, label, hint }: Command): void {
  const kept = isPerson(to) ? { to, label: '', hint: '' } : { to, label, hint };
  const others = readRecent().filter((other) => other.to !== to);
  try {
    localStorage.setItem(KEY, JSON.stringify([kept, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing has no recent choices; the palette works without.
  }
}

function isCommand(value: unknown): value is Command {
  if (typeof value !== 'object' || value === null) return false;
  const { to, label, hint } = value as Partial<Record<string, unknown>>;
  const isWhole = [to, label, hint].every((text) => typeof text === 'string');
  return isWhole && String(to).startsWith('/');
}
