import type { GatewayFacts } from '../../gateway/observe/observation.ts';
import type { Certificate, DiskRoom } from './measure-host.ts';
import type { SummaryAnswer } from './operations-summary.ts';
import type { TrafficTotals } from './traffic.ts';

/** Everything that is known at one moment; the objectives are judged by it. Null: not known. */
export interface OperationFacts {
  at: Date;
  startedAt: Date;
  gateway: GatewayFacts;
  traffic: TrafficTotals | null;
  backend: SummaryAnswer;
  limitedLastHour: number | null;
  disk: DiskRoom | null;
  certificate: Certificate;
  /** `off`: this process knows of no backups. */
  backup: { status: 'off' } | { status: 'on'; latest: Date | null };
}
