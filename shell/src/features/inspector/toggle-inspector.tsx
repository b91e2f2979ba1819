import { createRoot, type Root } from 'react-dom/client';
import { Inspector, type InspectorTab } from './inspector';

let opened: { root: Root; host: HTMLElement; focused: Element | null } | null = null;

/** Opens the inspector, or closes it; outside previews to people with the role `admin` alone. */
export async function toggleInspector(tab: InspectorTab): Promise<void> {
  if (opened) return close();
  if (!tab.isPreview) {
    await tab.checkAdmin();
    if (tab.guard.getState().status !== 'allowed') return;
  }
  // The keys may have been pressed again during the role check.
  if (!opened) open(tab);
}

function open(tab: InspectorTab): void {
  const host = document.createElement('div');
  host.dataset['app'] = 'shell';
  host.dataset['uninspected'] = '';
  document.body.append(host);
  const root = createRoot(host);
  opened = { root, host, focused: document.activeElement };
  root.render(<Inspector tab={tab} onClose={close} />);
}

/** The focus goes back to where it was, if that is still there. */
function close(): void {
  if (!opened) return;
  const { root, host, focused } = opened;
  opened = null;
  root.unmount();
  host.remove();
  if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
}
