import { describeError, type Log } from '../../gateway/log/log.ts';
import type { Alert } from '@talent/api/operations/operations-status';
import { alertChanges, type Finding } from './alert-changes.ts';
import { EMPTY_STATE, type AlertState, type AlertStateFile } from './alert-state.ts';
import type { AlertChannel } from './alert-channels.ts';

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
