import type { BuildEvent, LocalOverride } from '@talent/api/platform/local-override';
import { unsavedStore } from '@talent/sdk';
import { overrideBadge as text } from '../../content/override-badge';
import { badge, button, postForm } from './badge-parts';

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
  name.textContent = text.name(app, host, end.toTimeString().slice(0, 5));
  const news = document.createElement('span');
  news.setAttribute('role', 'status');
  const again = button(text.reload);
  again.type = 'button';
  again.hidden = true;
  again.addEventListener('click', reload);
  const page = document.createElement('input');
  page.type = 'hidden';
  page.name = 'to';
  const form = postForm(text.endAction, page, button(text.end));
  form.addEventListener('submit', () => {
    page.value = window.location.pathname + window.location.search;
  });
  badge(text.label, name, news, again, form);

  function say(sentence: string, offersReload = false): void {
    news.textContent = sentence;
    again.hidden = !offersReload;
  }
  const events = new EventSource(`${base}events`);
  let shown: string | null = null;
  events.addEventListener('error', () => say(text.unreachable(host)));
  events.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const event = JSON.parse(data) as BuildEvent;
    if (event.status === 'failed') return say(text.failed);
    const isNew = shown !== null && event.id !== shown;
    shown ??= event.id;
    if (!isNew) return say('');
    // Reloading would lose it, or ask the person at a moment that a file of theirs chose.
    if (unsavedStore.getState().length > 0) return say(text.newBuild, true);
    reload();
  });
  setTimeout(() => {
    events.close();
    say(text.over, true);
  }, end.getTime() - Date.now());
}
