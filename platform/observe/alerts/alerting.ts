import { describeError, type Log } from '../../gateway/log/log.ts';
import { type Alert, alertSchema } from '@talent/api/operations/operations-status';
import type { AlertChannel } from './alert-channels.ts';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Judgement, Objective } from '../objectives/objective.ts';

export type Alerting = ReturnType<typeof createAlerting>;

const REPEAT_MS = 12 * 60 * 60 * 1000;
const RECENT = 20;
/** Of each channel. Older ones are dropped, because newer ones tell the current state. */
const UNSENT = 10;

/** Sends alerts, again after the next check where a channel did not accept them, and remembers them in a file. */
export function createAlerting(options: {
  file: AlertStateFile;
  channels: readonly AlertChannel[];
  log: Log;
  /** Interval of reminders, ms; default 12 hours. */
  repeatMs?: number | undefined;
}) {
  const { file, channels, log, repeatMs = REPEAT_MS } = options;
  let state: AlertState = EMPTY_STATE;
  let reading: Promise<AlertState> | null = null;
  let isFileWritable = true;
  const failing = new Set<string>();

  async function sendTo(channel: AlertChannel, alerts: readonly Alert[]): Promise<boolean> {
    try {
      await channel.send(alerts);
      failing.delete(channel.name);
      return true;
    } catch (error) {
      if (!failing.has(channel.name)) {
        const fields = { channel: channel.name, error: describeError(error) };
        log({ level: 'error', message: 'alerts were not accepted, retrying', ...fields });
      }
      failing.add(channel.name);
      return false;
    }
  }

  async function sendAll(channel: AlertChannel): Promise<AlertState['unsent']> {
    const mine = state.unsent.filter((each) => each.channel === channel.name);
    for (const [index, { alerts }] of mine.entries()) {
      if (!(await sendTo(channel, alerts))) return mine.slice(index).slice(-UNSENT);
    }
    return [];
  }

  async function save(): Promise<void> {
    try {
      await file.write(state);
      isFileWritable = true;
    } catch (error) {
      if (isFileWritable) {
        const message = 'the state of alerts is only kept in memory';
        log({ level: 'warn', message, error: describeError(error) });
      }
      isFileWritable = false;
    }
  }

  return {
    state: (): AlertState => state,
    /** Takes the findings of a check and sends the alerts. Never rejects. */
    async take(findings: readonly Finding[], now: Date): Promise<void> {
      reading ??= file.read().then((read) => (state = read));
      await reading;
      const before = state;
      const { open: book, alerts } = alertChanges(state.book, findings, now, repeatMs);
      for (const { kind, id, figure } of alerts) {
        const level = kind === 'resolved' ? 'info' : 'warn';
        log({ level, message: `alert ${kind}`, alert: id, figure });
      }
      if (alerts.length > 0) {
        const added = channels.map(({ name }) => ({ channel: name, alerts }));
        const recent = [...alerts, ...state.recent].slice(0, RECENT);
        state = { book, recent, unsent: [...state.unsent, ...added] };
        // Saved before it is sent: after a crash here an alert is sent twice, and none is lost.
        await save();
      }
      if (state.unsent.length > 0) {
        const unsent = await Promise.all(channels.map(sendAll));
        state = { ...state, unsent: unsent.flat() };
        if (before.unsent.length > 0 || alerts.length > 0) await save();
      }
    },
  };
}

const time = z.iso.datetime();

const stateSchema = z.object({
  /** Open alerts by id, with their start and their last message. */
  book: z.record(z.string(), z.object({ since: time, saidAt: time })),
  recent: z.array(alertSchema),
  /** Alerts that a channel has not accepted yet, oldest first. */
  unsent: z.array(z.object({ channel: z.string(), alerts: z.array(alertSchema) })),
});

export type AlertState = z.infer<typeof stateSchema>;

const EMPTY_STATE: AlertState = { book: {}, recent: [], unsent: [] };

export type AlertStateFile = ReturnType<typeof createAlertStateFile>;

/** @param path of a file in an existing folder; only its owner can read it */
export function createAlertStateFile(path: string) {
  return {
    /** The empty state where no readable file exists: at worst an alert is sent twice. */
    async read(): Promise<AlertState> {
      try {
        return stateSchema.parse(JSON.parse(await readFile(path, 'utf8')));
      } catch {
        return EMPTY_STATE;
      }
    },
    async write(state: AlertState): Promise<void> {
      const temporary = `${path}.${process.pid}.tmp`;
      await writeFile(temporary, `${JSON.stringify(state)}\n`, { mode: 0o600 });
      await rename(temporary, path);
    },
  };
}

export type Finding = Omit<Objective, 'judge'> & { judgement: Judgement };

/**
 * Decides what to tell after another check: an alert when an objective is no longer met, a reminder every `repeatMs` while that
 * lasts, and a message when it is met again. An objective that cannot be measured keeps its alert, unless the reason is that
 * there is no traffic.
 */
export function alertChanges(
  open: AlertState['book'],
  findings: readonly Finding[],
  now: Date,
  repeatMs: number,
): { open: AlertState['book']; alerts: Alert[] } {
  const at = now.toISOString();
  const next: AlertState['book'] = {};
  const alerts: Alert[] = [];
  for (const { judgement, ...objective } of findings) {
    const { id } = objective;
    const known = open[id];
    const tell = (kind: Alert['kind'], since: string): void =>
      void alerts.push({ kind, ...objective, figure: judgement.figure, since, at });
    if (judgement.status === 'firing') {
      const isNew = known === undefined;
      const isDue = isNew || now.getTime() - Date.parse(known.saidAt) >= repeatMs;
      const since = known?.since ?? at;
      if (isDue) tell(isNew ? 'firing' : 'repeated', since);
      next[id] = { since, saidAt: isDue ? at : known.saidAt };
    } else if (known && (judgement.status === 'ok' || judgement.isQuiet)) {
      tell('resolved', known.since);
    } else if (known) {
      next[id] = known;
    }
  }
  return { open: next, alerts };
}
