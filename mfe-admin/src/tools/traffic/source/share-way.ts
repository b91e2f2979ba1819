import type { LocalEvent } from './local-events';

/** How an event passed its page on, as the database has it in `analytics_events.shared_by`; null: it did not. */
export function shareWay({ type, metadata }: LocalEvent): string | null {
  const url = String(metadata['url'] ?? '');
  if (type === 'link_click') {
    if (url.startsWith('https://www.linkedin.com/sharing/')) return 'LinkedIn';
    if (url.startsWith('https://twitter.com/intent/')) return 'X';
    return url.startsWith('mailto:?') ? 'E-mail' : null;
  }
  return type === 'button_click' && metadata['text'] === 'Copy link' ? 'Copied link' : null;
}
