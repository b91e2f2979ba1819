import type { Command } from 'commander';
import { z } from 'zod';
import { reportingAction } from '@talent/node/terminal/run-command';
import { UsageError } from '@talent/node/terminal/usage-error';
import { utcMinute } from '@talent/node/terminal/utc-minute';
import { appName } from '@talent/artifact/manifest';
import {
  readLocks,
  releaseLockSchema,
  removeLock,
  writeLock,
  type ReleaseLock,
} from '../../registry/locks/release-locks.ts';
import { channelName } from '../../registry/release.ts';
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

const lockResult = z.strictObject({
  channel: channelName,
  locks: z.array(releaseLockSchema),
});

const unlockResult = z.strictObject({
  channel: channelName,
  app: appName.nullable().describe('null: the lock of all apps'),
  wasLocked: z.boolean(),
});

/** Longest lock: one that is forgotten must not stop a team forever. */
const MAX_DAYS = 31;

const DAY_MS = 24 * 3600_000;

interface LockFlags {
  until?: string;
  reason?: string;
  app?: string;
  by?: string;
}

/** Adds `lock`, which holds releases of a channel until a moment, or shows what holds them. */
export function addLockCommand(command: Command, { store, caller, now }: HoldContext): void {
  const until =
    'when it ends: a date such as 2026-12-24 or 2026-12-24T08:00Z, or a time from now such as 90m, 12h, 3d';
  reportingAction(
    command
      .argument('<channel>', 'name of the channel')
      .option('--until <moment>', until)
      .option('--reason <text>', 'why, for those who want to release')
      .option('--app <name>', 'this app only; without: all apps')
      .option('--by <name>', 'who holds it, for others to ask (default: the name that git has)'),
    lockResult,
    async (channel: string, { until: end, reason, app, by }: LockFlags) => {
      const since = now();
      if ([end, reason, app, by].some((given) => given !== undefined)) {
        await writeLock(store, channel, {
          app: app ?? null,
          since: since.toISOString(),
          until: parseUntil(end, since).toISOString(),
          reason: required(reason, '--reason', 'say why, for those who want to release'),
          by: nameOf(by ?? (await caller())),
        });
      }
      const locks = await readLocks(store, channel, since);
      const lines = locks.map((lock) => describeLock(channel, lock));
      return {
        json: { channel, locks },
        lines: lines.length > 0 ? lines : [`Nothing holds releases of ${channel}.`],
      };
    },
  );
}

/** Adds `unlock`, which ends a lock. */
export function addUnlockCommand(command: Command, { store }: Pick<HoldContext, 'store'>): void {
  reportingAction(
    command
      .argument('<channel>', 'name of the channel')
      .option('--app <name>', 'the lock of this app; without: the lock of all apps'),
    unlockResult,
    async (channel: string, { app }: { app?: string }) => {
      const wasLocked = await removeLock(store, channel, app ?? null);
      const what = `${app ?? 'every app'} on ${channel}`;
      const line = wasLocked ? `The lock of ${what} is gone.` : `There was no lock of ${what}.`;
      return { json: { channel, app: app ?? null, wasLocked }, lines: [line] };
    },
  );
}

/** A lock for people, in a line. */
export function describeLock(channel: string, { app, until, reason, by }: ReleaseLock): string {
  return `locked: ${app ?? 'every app'} on ${channel} until ${utcMinute(until)} by ${by}: ${reason}`;
}

function required(value: string | undefined, option: string, hint: string): string {
  if (value?.trim()) return value.trim();
  throw new UsageError(`${option} is missing: ${hint}`);
}

function parseUntil(text: string | undefined, now: Date): Date {
  const given = required(text, '--until', 'a lock has an end, such as 12h');
  const until = momentOf(given, now);
  if (until === null || Number.isNaN(until.getTime())) {
    throw new UsageError(
      `--until "${given}" is no moment such as 2026-12-24, 2026-12-24T08:00Z, 90m, 12h or 3d`,
    );
  }
  if (until <= now) throw new UsageError(`--until "${given}" is over already`);
  if (until.getTime() - now.getTime() > MAX_DAYS * DAY_MS) {
    throw new UsageError(
      `--until "${given}" is more than ${MAX_DAYS} days from now: lock again then`,
    );
  }
  return until;
}

/** Dates and times without a zone are UTC, as everything that these commands print. */
function momentOf(text: string, now: Date): Date | null {
  const [, count, unit] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  if (count !== undefined) {
    const ms = { m: 60_000, h: 3600_000, d: DAY_MS }[unit as 'm' | 'h' | 'd'];
    return new Date(now.getTime() + Number(count) * ms);
  }
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return new Date(`${text}T00:00Z`);
  const [, local, zone = 'Z'] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? [];
  return local === undefined ? null : new Date(local + zone);
}
