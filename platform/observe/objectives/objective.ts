import type { ObjectiveState } from '@talent/api/operations/operations-status';
import type { GatewayState } from '../../gateway/observe/observation.ts';
import type { Certificate, DiskRoom } from '../measure/measure-host.ts';
import type { SummaryAnswer } from '../measure/operations-summary.ts';
import type { TrafficTotals } from '../measure/traffic.ts';
import { formatCount, formatPercent } from '@talent/sdk/format';

/** How an objective is met at one moment; `figure` is one short sentence for people. */
export interface Judgement {
  status: ObjectiveState['status'];
  figure: string;
  /** Not measured because there is no traffic, so that an alert about traffic is over. */
  isQuiet?: true;
}

/** A condition that the running site has to meet, and what to do when it does not. */
export interface Objective extends Pick<ObjectiveState, 'id' | 'title' | 'objective' | 'advice'> {
  judge(measured: Measurements): Judgement;
}

export const ok = (figure: string): Judgement => ({ status: 'ok', figure });
export const firing = (figure: string): Judgement => ({ status: 'firing', figure });
export const notMeasured = (figure: string): Judgement => ({ status: 'not-measured', figure });

export const quiet = (figure: string): Judgement => ({
  status: 'not-measured',
  figure,
  isQuiet: true,
});

export const judged = (isFiring: boolean, figure: string): Judgement =>
  isFiring ? firing(figure) : ok(figure);

/** Everything that is known at one moment; the objectives are judged by it. Null: not known. */
export interface Measurements {
  at: Date;
  startedAt: Date;
  gateway: GatewayState;
  traffic: TrafficTotals | null;
  backend: SummaryAnswer;
  limitedLastHour: number | null;
  disk: DiskRoom | null;
  certificate: Certificate;
  /** `off`: this process knows of no backups. */
  backup: { status: 'off' } | { status: 'on'; latest: Date | null };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Such as `3 minutes`, `26 hours` or `12 days`; below two minutes in seconds. */
export function formatTime(ms: number): string {
  const [amount, unit] =
    ms < 2 * MINUTE_MS
      ? [ms / 1000, 'second']
      : ms < 2 * HOUR_MS
        ? [ms / MINUTE_MS, 'minute']
        : ms < 3 * DAY_MS
          ? [ms / HOUR_MS, 'hour']
          : [ms / DAY_MS, 'day'];
  return countOf(Math.floor(amount), unit);
}

/** Such as `1 mail` or `1,200 mails`. */
export function countOf(count: number, thing: string): string {
  return `${formatCount(count)} ${thing}${count === 1 ? '' : 's'}`;
}

/** Such as `1.5 GiB`. */
export function formatBytes(bytes: number): string {
  const gib = bytes / 1024 ** 3;
  return gib >= 1 ? `${gib.toFixed(1)} GiB` : `${Math.floor(bytes / 1024 ** 2)} MiB`;
}

/** One decimal below a tenth. @param share 0 to 1 */
export function formatShare(share: number): string {
  return formatPercent(share, share < 0.1 ? 1 : 0);
}
