import { previewBadge as text } from '../../content/preview-badge';

/** Says on every page of a preview that it is one, and offers the way back to what visitors see. */
export function showPreviewBadge(channel: string): void {
  const region = document.createElement('aside');
  region.dataset['app'] = 'shell';
  region.setAttribute('aria-label', text.label);
  const box = document.createElement('p');
  box.className =
    'fixed bottom-4 left-4 z-50 flex items-center gap-3 border-l-4 border-signal bg-ink px-4 py-2 text-sm text-paper shadow-lg print:hidden';
  const name = document.createElement('span');
  name.textContent = `${text.label}: ${channel}`;
  const leave = document.createElement('a');
  leave.href = text.leaveHref;
  leave.className = 'py-1 font-medium underline underline-offset-4';
  leave.textContent = text.leave;
  box.append(name, leave);
  region.append(box);
  document.body.append(region);
}
