import { describeError } from '../gateway/log/describe-error.ts';
import type { Log } from '../gateway/log/log.ts';
import { turnPage, type Alert, type Finding } from './alert-book.ts';
import { EMPTY_STATE, type AlertState, type AlertStateFile } from './alert-state.ts';
import type { AlertChannel } from './send-alerts.ts';

export interface AlertingOptions {
  file: AlertStateFile;
  channels: readonly AlertChannel[];
  log: Log;
  /** How long until it is said again that something still fires, ms; default 12 hours. */
  repeatMs?: number | undefined;
}

/** Tells people what is wrong, and remembers what it has told them. */
export interface Alerting {
  /** Takes the findings of another look, and sends what they give rise to. Never rejects. */
  take(findings: readonly Finding[], now: Date): Promise<void>;
  state(): AlertState;
}

const REPEAT_MS = 12 * 60 * 60 * 1000;
const RECENT = 20;
/** Of each channel; older ones are given up, because newer ones say what is the case. */
const UNSENT = 10;

/** What a channel does not take is sent again at the next look. A file that cannot be written costs a repetition after a restart. */
export function createAlerting(options: AlertingOptions): Alerting {
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
        log({ level: 'error', message: 'alerts were not taken, tried again', ...fields });
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
        const message = 'the state of alerts is kept in memory alone';
        log({ level: 'warn', message, error: describeError(error) });
      }
      isFileWritable = false;
    }
  }

  return {
    state: () => state,
    async take(findings, now) {
      reading ??= file.read().then((read) => (state = read));
      await reading;
      const before = state;
      const { book, alerts } = turnPage(state.book, findings, now, repeatMs);
      for (const { kind, id, figure } of alerts) {
        const level = kind === 'resolved' ? 'info' : 'warn';
        log({ level, message: `alert ${kind}`, alert: id, figure });
      }
      if (alerts.length > 0) {
        const added = channels.map(({ name }) => ({ channel: name, alerts }));
        const recent = [...alerts, ...state.recent].slice(0, RECENT);
        state = { book, recent, unsent: [...state.unsent, ...added] };
        // Before it is sent: who goes down now sends it once more, and nothing is lost.
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
