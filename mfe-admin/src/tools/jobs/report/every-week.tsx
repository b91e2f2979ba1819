import type { ReactNode } from 'react';
import { AlertsPanel } from '../alerts/alerts-panel';
import { MarketPanel } from '../market/market-panel';
import { SchedulePanel } from './schedule-panel';

/** The parts that are the same for every week: the automation, salary alerts, and the sources of the market. */
export function EveryWeek({ now }: { now: Date }): ReactNode {
  return (
    <>
      <SchedulePanel />
      <AlertsPanel />
      <MarketPanel now={now} />
    </>
  );
}
