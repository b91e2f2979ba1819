import { UsageError } from '@talent/node/terminal/usage-error';
import type { ReleaseStore } from '../../registry/release-store.ts';

/** For commands in which a person holds or approves releases. */
export interface HoldContext {
  store: ReleaseStore;
  /** Name of the person who calls the command, for others to ask; null: unknown. */
  caller: () => Promise<string | null>;
  now: () => Date;
}

/** The name that was given, or that git has. Throws `UsageError` where there is none. */
export function nameOf(name: string | null): string {
  if (name?.trim()) return name.trim();
  throw new UsageError('--by is missing: git knows no name: say who you are');
}
