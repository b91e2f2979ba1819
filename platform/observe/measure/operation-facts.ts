import type { GatewayFacts } from '../../gateway/observe/observation.ts';
import type { Certificate, DiskRoom } from './measure-host.ts';
import type { SummaryAnswer } from './operations-summary.ts';
import type { TrafficTotals } from './read-traffic.ts';

/** Work that has to happen by itself again and again. */
export interface Schedule {
  /** As the backend notes it. */
  name: string;
  /** What it does, for people: `mails are sent`. */
  does: string;
  /** How long it may not have succeeded, ms. */
  atMost: number;
}

/** Everything that is known at one moment; what rules judge. Null: not known. */
export interface OperationFacts {
  at: Date;
  /** When this process began to watch. */
  startedAt: Date;
  gateway: GatewayFacts;
  /** Requests of the last five minutes. */
  traffic: TrafficTotals | null;
  backend: SummaryAnswer;
  schedules: readonly Schedule[];
  /** Requests over a limit within the last hour. */
  limitedLastHour: number | null;
  disk: DiskRoom | null;
  certificate: Certificate;
  /** `off`: nothing makes backups here that this process could know of. */
  backup: { status: 'off' } | { status: 'on'; latest: Date | null };
}
