import { previewBadge as text } from '../../content/preview-badge';

/**
 * Marks every page of a preview, and offers a way back to the public site.
 * @param set its name: a channel, or one revision of it
 */
export function showPreviewBadge(set: string): void {
  const region = document.createElement('aside');
  region.dataset['app'] = 'shell';
  // A frame around it would hide it.
  region.dataset['uninspected'] = '';
  region.setAttribute('aria-label', text.label);
  const box = document.createElement('div');
  // Below the header, where no page has a control: the cookie banner is at the bottom.
  box.className =
    'fixed top-16 left-1/2 z-10 flex -translate-x-1/2 items-center gap-3 bg-ink px-3 py-1 text-xs whitespace-nowrap text-paper print:hidden';
  const name = document.createElement('span');
  name.textContent = `${text.label}: ${set}`;
  // A form rather than a link: a prefetch or another site must not be able to change the channel.
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
