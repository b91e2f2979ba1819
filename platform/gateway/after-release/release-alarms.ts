import { UNDONE_MS, type WatchedRelease } from '../../canary/after-release/watched-releases.ts';
import type { Release } from '../../registry/release.ts';
import type { ReleaseStore } from '../../registry/release-store.ts';
import { describeError, type Log, type createTroubleLog } from '../log/log.ts';
import { readMode, type AfterReleaseState } from '../../canary/after-release/read-after-release.ts';

export type UndoRelease = (release: WatchedRelease, reason: string) => Promise<Release | null>;

interface AlarmOptions {
  store: ReleaseStore;
  undo: UndoRelease;
  mode: ModeReader;
  troubles: ReturnType<typeof createTroubleLog>;
  log: Log;
  now: () => Date;
}

/** Decides what happens to a release that is worse, and remembers it for alerts. */
export function createReleaseAlarms({ store, undo, mode, troubles, log, now }: AlarmOptions) {
  const open = new Map<string, ReleaseAlarm>();
  let undone: (ReleaseAlarm & { at: number })[] = [];
  let undoing: Promise<void> | null = null;

  function note(
    { app, version, revision }: WatchedRelease,
    told: Pick<ReleaseAlarm, 'reason' | 'outcome' | 'problem'>,
  ): void {
    const before = open.get(app);
    open.set(app, { app, version, revision, ...told });
    if (before?.revision === revision && before.outcome === told.outcome) return;
    log({ level: 'error', message: 'errors have risen since a release', ...open.get(app) });
  }

  async function undoNow(release: WatchedRelease, reason: string): Promise<void> {
    const { app, version } = release;
    try {
      const made = await undo(release, reason);
      if (made !== null) {
        const { revision } = made;
        log({ level: 'error', message: 'release undone', app, version, revision, reason });
      }
      troubles.resolve(`undo ${app}`);
    } catch (error) {
      const problem = describeError(error);
      note(release, { reason, outcome: 'failed', problem });
      troubles.report(`undo ${app}`, 'release could not be undone, trying again', {
        error: problem,
      });
    }
  }

  return {
    /** @param releases the live one first, then those of the last hour */
    follow(releases: readonly Release[]): void {
      const [live] = releases;
      for (const { app, version } of open.values()) {
        if (live?.apps[app] !== version) open.delete(app);
      }
      undone = releases.flatMap(({ reason, changed, revision, at }, index) => {
        if (reason === undefined) return [];
        const before = releases[index + 1]?.apps ?? {};
        return changed.map((app) => ({
          ...{ app, version: before[app] ?? '', revision, reason },
          ...{ outcome: 'undone' as const, problem: null, at: Date.parse(at) },
        }));
      });
    },
    clear(): void {
      open.clear();
      undone = [];
    },
    /** Undoes the release or tells, as the setting says now. An undo runs in the background: a newer release must not wait for it. */
    async raise(release: WatchedRelease, reason: string): Promise<void> {
      if (undoing !== null) return;
      const { mode: what, problem } = await mode.fresh();
      if (what === 'off') return;
      if (what === 'tell') return note(release, { reason, outcome: 'told', problem });
      if (store.trust.signs !== 'visitors') {
        return note(release, { reason, outcome: 'due', problem: null });
      }
      undoing = undoNow(release, reason).finally(() => {
        undoing = null;
      });
    },
    /** Undone releases are told for an hour, and the others until another version is live. */
    all(): ReleaseAlarm[] {
      const recent = undone.filter(({ at }) => now().getTime() - at < UNDONE_MS);
      return [...open.values(), ...recent.map(({ at: _, ...alarm }) => alarm)];
    },
    /** Resolves when no undo runs. Never rejects. */
    settled: async (): Promise<void> => void (await undoing),
  };
}

export interface ReleaseAlarm {
  app: string;
  version: string;
  /** Revision that made it live; of an undone release, the revision that undid it. */
  revision: number;
  reason: string;
  /**
   * `told`: the setting is to tell; `due`: this gateway cannot sign, and `pnpm release after-release step` undoes it elsewhere; `failed`:
   * it could not be undone, and is tried again; `undone`: visitors get the version before.
   */
  outcome: 'told' | 'due' | 'failed' | 'undone';
  /** Why it is not undone; null: the outcome says it. */
  problem: string | null;
}

type ModeReader = ReturnType<typeof createModeReader>;

/** How long a read setting holds, ms. It is read again before a release is undone. */
const FRESH_MS = 30_000;

export function createModeReader(store: ReleaseStore, now: () => Date) {
  let last: Pick<AfterReleaseState, 'mode' | 'problem'> = { mode: 'off', problem: null };
  let readAt = -Infinity;

  async function fresh() {
    last = await readMode(store);
    readAt = now().getTime();
    return last;
  }

  return {
    /** `off` until it was read. */
    isOn: (): boolean => last.mode !== 'off',
    /** Reads it if the last read is old. Rejects where the store does not answer. */
    async read(): Promise<void> {
      if (now().getTime() - readAt >= FRESH_MS) await fresh();
    },
    fresh,
  };
}
