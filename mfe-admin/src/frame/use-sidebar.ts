import { useCallback, useEffect, useState } from 'react';
import { isShortcut } from './palette/shortcut';

/** Below this width the sidebar is a panel that slides in, as specified. */
const NARROW = '(width < 768px)';

export interface Sidebar {
  /** Beside the tool: whole, or a rail of icons. Kept in a cookie. */
  isOpen: boolean;
  /** The panel of narrow windows; it begins closed on every page. */
  isPanelOpen: boolean;
  toggle: () => void;
  closePanel: () => void;
}

/** The sidebar as it was left, and Ctrl or Cmd with B. */
export function useSidebar(): Sidebar {
  const [isOpen, setOpen] = useState(() => readSidebarState());
  const [isPanelOpen, setPanelOpen] = useState(false);

  const toggle = useCallback((): void => {
    if (window.matchMedia(NARROW).matches) {
      setPanelOpen((open) => !open);
      return;
    }
    const next = !readSidebarState();
    keepSidebarState(next);
    setOpen(next);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isShortcut(event, 'b')) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle]);

  return { isOpen, isPanelOpen, toggle, closePanel: useCallback(() => setPanelOpen(false), []) };
}

/** As specified: the state is kept for seven days. */
const COOKIE = 'sidebar:state';
const MAX_AGE_SECONDS = 604_800;

/** Whether the sidebar was left open; without a cookie it is. */
function readSidebarState(cookies: string = document.cookie): boolean {
  return !cookies.split('; ').includes(`${COOKIE}=false`);
}

function keepSidebarState(isOpen: boolean): void {
  document.cookie = `${COOKIE}=${isOpen}; path=/; max-age=${MAX_AGE_SECONDS}; SameSite=Lax`;
}
