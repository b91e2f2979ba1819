import type { SalaryRole } from '@talent/api/salary/salary-data';
import { listed } from '../../calculations/listed';
import { EmailGate } from '../access/email-gate';
import { dashboard } from './content/dashboard';
import type { DashboardModel } from './model/dashboard-model';
import { useCallback, useEffect, useRef, useState, type Ref } from 'react';
import type { FilterPanel } from './filters/filter-bar';

const { gate: text } = dashboard;

interface GateInPlaceProps {
  ref: Ref<HTMLDivElement>;
  model: DashboardModel;
  /** Roles with figures that the sign-up opens. */
  closed: readonly SalaryRole[];
  onOpened: () => void;
}

/** The sign-up under the chart. Where a locked role was chosen it says which, and takes the focus. */
export function GateInPlace({ ref, model, closed, onOpened }: GateInPlaceProps) {
  const chosen = model.results.filter(({ status }) => status === 'locked');
  const locked = chosen.filter(({ role }) => closed.some(({ key }) => key === role));
  const nameOf = (results: typeof chosen) => listed(results.map(({ role }) => model.label(role)));
  const names = nameOf(locked);
  const empty = chosen.filter((result) => !locked.includes(result));
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={text.label}
      className="mt-8 outline-none print:hidden"
    >
      {locked.length > 0 && (
        <p className="mb-3 max-w-prose border-l-2 border-ink pl-4">
          {`${text.sentence.before} ${names} ${text.sentence.after}`}
        </p>
      )}
      {empty.length > 0 && (
        <p className="mb-3 max-w-prose border-l-2 border-ink pl-4">
          {`${nameOf(empty)}: ${text.nothing}`}
        </p>
      )}
      <EmailGate
        source="salary-dashboard"
        title={locked.length > 0 ? `${text.title} ${names}` : undefined}
        roles={closed.map(({ label }) => label)}
        onOpened={onOpened}
      />
    </div>
  );
}

const closed: FilterPanel = { isOpen: false, isJustOpened: false };

/**
 * Leads from a locked role to the sign-up under the chart, and from the sign-up back to the list of roles, which has the newly
 * open ones. The compared roles stay as they are.
 */
export function useUnlockInPlace() {
  const [panel, setPanel] = useState(closed);
  const [asked, setAsked] = useState(0);
  const gate = useRef<HTMLDivElement>(null);

  const setPanelOpen = useCallback(
    (isOpen: boolean) => setPanel((now) => ({ ...now, isOpen })),
    [],
  );
  const showGate = useCallback(() => {
    setPanel(closed);
    setAsked((times) => times + 1);
  }, []);
  const showOpened = useCallback(() => setPanel({ isOpen: true, isJustOpened: true }), []);

  // After the render that names the role in the sign-up.
  useEffect(() => {
    if (asked > 0) gate.current?.focus();
  }, [asked]);

  // The sign-up is gone: the chart that it was under comes back into view, below the list.
  useEffect(() => {
    if (panel.isJustOpened) gate.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [panel.isJustOpened]);

  return { gate, panel, setPanelOpen, showGate, showOpened };
}
