import { useIsMobile } from '@talent/sdk/use-is-mobile';
import { useState } from 'react';
import { useShortcut } from './palette/shortcut';

/** The sidebar as it was left, and Ctrl or Cmd with B. */
export function useSidebar() {
  const [isOpen, setOpen] = useState(readSidebarState);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const isMobile = useIsMobile();
  // A window that was widened meanwhile does not open it again when it gets narrow.
  if (!isMobile && isPanelOpen) setPanelOpen(false);

  function toggle(): void {
    if (isMobile) {
      setPanelOpen(!isPanelOpen);
      return;
    }
    const next = !isOpen;
    document.cookie = `${COOKIE}=${next}; path=/; max-age=${MAX_AGE_SECONDS}; SameSite=Lax`;
    setOpen(next);
  }
  useShortcut('b', toggle);
  return {
    /** Mobile mode (below 768 px, phones, tablets): the sidebar is a panel that slides in, as specified. */
    isMobile,
    /** Beside the tool: whole, or a rail of icons. Kept in a cookie. */
    isOpen,
    /** The panel of mobile mode; it begins closed on every page. */
    isPanelOpen,
    toggle,
    closePanel: () => setPanelOpen(false),
  };
}

/** As specified: the state is kept for seven days. */
const COOKIE = 'sidebar:state';
const MAX_AGE_SECONDS = 604_800;

/** A narrower window has no room for the whole sidebar beside a table, px. */
const ROOMY = 1024;

/** Whether the sidebar was left open; without a cookie it is where there is room. */
function readSidebarState(): boolean {
  const kept = document.cookie.split('; ').find((pair) => pair.startsWith(`${COOKIE}=`));
  return kept === undefined ? window.innerWidth >= ROOMY : kept === `${COOKIE}=true`;
}
