import { previewBadge as text } from '../../content/preview-badge';

/**
 * Says on every page of a preview that it is one, and offers the way back to what visitors see.
 * @param set its name: a channel, or one revision of it
 */
export function showPreviewBadge(set: string): void {
  const region = document.createElement('aside');
  region.dataset['app'] = 'shell';
  // A frame around it would hide it.
  region.dataset['uninspected'] = '';
  region.setAttribute('aria-label', text.label);
  const box = document.createElement('div');
  // Under the header, where no page has a control: the foot belongs to the cookie banner.
  box.className =
    'fixed top-16 left-1/2 z-10 flex -translate-x-1/2 items-center gap-3 bg-ink px-3 py-1 text-xs whitespace-nowrap text-paper print:hidden';
  const name = document.createElement('span');
  name.textContent = `${text.label}: ${set}`;
  // A link could be followed by a prefetch, or be one on another site: only a form of this site changes what is shown.
  const form = document.createElement('form');
  form.method = 'post';
  form.action = text.leaveAction;
  const leave = document.createElement('button');
  leave.className = 'py-1 font-medium underline underline-offset-2';
  leave.textContent = text.leave;
  form.append(leave);
  box.append(name, form);
  region.append(box);
  document.body.append(region);
}
