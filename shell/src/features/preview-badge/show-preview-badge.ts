import type { LocalOverride, BuildEvent } from '@talent/api/platform/local-override';
import { previewBadge as text } from '../../content/preview-badge';
import { unsavedStore } from '@talent/sdk';
import { overrideBadge } from '../../content/override-badge';

/**
 * Marks every page of a preview or of a local override, and offers a way back to the public site.
 * @param set name of the preview: a channel, or one revision of it
 * @param override the app that is shown from a developer's machine, instead of a preview
 * @param checkAdmin keeps the guard cookie while the override is shown, which ends without it
 */
export function showPreviewBadge(
  set: string,
  override?: LocalOverride,
  checkAdmin?: () => Promise<void>,
): void {
  if (override) {
    void checkAdmin?.();
    return showOverrideBadge(override);
  }
  const name = document.createElement('span');
  name.textContent = `${text.label}: ${set}`;
  badge(text.label, name, postForm(text.leaveAction, button(text.leave)));
}

/**
 * Says on every page which app is shown from where and until when, and offers to end it. A new build reloads the page, unless
 * it has unsaved work.
 */
export function showOverrideBadge(
  { app, from, base, until }: LocalOverride,
  reload: () => void = () => window.location.reload(),
): void {
  const { host } = new URL(from);
  const end = new Date(until);
  const name = document.createElement('span');
  name.textContent = overrideBadge.name(app, host, end.toTimeString().slice(0, 5));
  const news = document.createElement('span');
  news.setAttribute('role', 'status');
  const again = button(overrideBadge.reload);
  again.type = 'button';
  again.hidden = true;
  again.addEventListener('click', reload);
  const page = document.createElement('input');
  page.type = 'hidden';
  page.name = 'to';
  const form = postForm(overrideBadge.endAction, page, button(overrideBadge.end));
  form.addEventListener('submit', () => {
    page.value = window.location.pathname + window.location.search;
  });
  badge(overrideBadge.label, name, news, again, form);

  function say(sentence: string, offersReload = false): void {
    news.textContent = sentence;
    again.hidden = !offersReload;
  }
  const events = new EventSource(`${base}events`);
  let shown: string | null = null;
  events.addEventListener('error', () => say(overrideBadge.unreachable(host)));
  events.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const event = JSON.parse(data) as BuildEvent;
    if (event.status === 'failed') return say(overrideBadge.failed);
    const isNew = shown !== null && event.id !== shown;
    shown ??= event.id;
    if (!isNew) return say('');
    // Reloading would lose it, or ask the person at a moment that a file of theirs chose.
    if (unsavedStore.getState().length > 0) return say(overrideBadge.newBuild, true);
    reload();
  });
  setTimeout(() => {
    events.close();
    say(overrideBadge.over, true);
  }, end.getTime() - Date.now());
}

function badge(label: string, ...parts: readonly Element[]): void {
  const region = document.createElement('aside');
  region.dataset['app'] = 'shell';
  // A frame around it would hide it.
  region.dataset['uninspected'] = '';
  region.setAttribute('aria-label', label);
  const box = document.createElement('div');
  // Below the header, where no page has a control: the cookie banner is at the bottom.
  box.className =
    'fixed inset-x-0 top-16 z-10 mx-auto flex w-fit max-w-full flex-wrap items-center justify-center gap-x-3 bg-ink px-3 py-1 text-xs text-paper print:hidden';
  box.append(...parts);
  region.append(box);
  document.body.append(region);
}

function button(label: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.className = 'py-1 font-medium underline underline-offset-2';
  element.textContent = label;
  return element;
}

/** A form rather than a link: a prefetch or another site must not be able to change what is shown. */
function postForm(action: string, ...parts: readonly Element[]): HTMLFormElement {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.append(...parts);
  return form;
}
