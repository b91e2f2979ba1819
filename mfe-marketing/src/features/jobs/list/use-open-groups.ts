import { useEffect, useState } from 'react';

/** Key beside the router's own in the state of a history entry. */
const STATE_KEY = 'openJobGroups';

/**
 * Which groups are opened. The history entry remembers them, so that going back from a job finds the list as it was. It is
 * written past the router, for which a changed state would be a navigation.
 */
export function useOpenGroups() {
  const [open, setOpenGroups] = useState<readonly string[]>([]);
  useEffect(() => {
    const kept = readState()[STATE_KEY];
    if (Array.isArray(kept)) setOpenGroups(kept.filter((role) => typeof role === 'string'));
  }, []);
  return {
    isOpen: (role: string): boolean => open.includes(role),
    setOpen: (role: string, isOpen: boolean): void => {
      if (open.includes(role) === isOpen) return;
      const next = isOpen ? [...open, role] : open.filter((other) => other !== role);
      setOpenGroups(next);
      window.history.replaceState({ ...readState(), [STATE_KEY]: next }, '');
    },
  };
}

function readState(): Record<string, unknown> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
