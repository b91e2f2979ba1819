import type { GatewayFacts } from '../../gateway/observe/observation.ts';
import type { Certificate, DiskRoom } from './measure-host.ts';
import type { SummaryAnswer } from './operations-summary.ts';
import type { TrafficTotals } from './traffic.ts';

/** Everything that is known at one moment; the objectives are judged by it. Null: not known. */
export interface OperationFacts {
  at: Date;
  /** When this process started watching. */
  startedAt: Date;
  gateway: GatewayFacts;
  /** Requests of the last five minutes. */
  traffic: TrafficTotals | null;
  backend: SummaryAnswer;
  /** Requests over a limit within the last hour. */
  limitedLastHour: number | null;
  disk: DiskRoom | null;
  certificate: Certificate;
  /** `off`: this process knows of no backups. */
  backup: { status: 'off' } | { status: 'on'; latest: Date | null };
}
