import { useCallback, useEffect, useRef, useState } from 'react';
import type { FilterPanel } from './filters/filter-bar';

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
