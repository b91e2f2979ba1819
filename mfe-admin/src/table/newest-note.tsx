import { newestText } from './content/newest-note';

/** Says below a list of the newest rows that there may be older ones; nothing where all of them are listed. */
export function NewestNote({ shown, most }: { shown: number; most: number }) {
  if (shown < most) return null;
  return <p className="text-ink-muted mt-2 text-sm">{newestText(most)}</p>;
}
