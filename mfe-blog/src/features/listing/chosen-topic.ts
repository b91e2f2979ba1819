import { topics } from '../../content/topics';
import type { PostCount } from './post-groups';

/** The topic that `?topic=` of the front page names. */
export type ChosenTopic =
  | { status: 'none' }
  | { status: 'unknown'; name: string }
  | { status: 'known'; slug: string; label: string; count: number };

/**
 * @param counts - topics with posts
 */
export function chosenTopic(asked: string | null, counts: readonly PostCount[]): ChosenTopic {
  const slug = asked?.trim().toLowerCase() ?? '';
  if (slug === '') return { status: 'none' };
  const counted = counts.find((one) => one.slug === slug);
  if (counted) return { status: 'known', ...counted };
  const planned = topics.find((one) => one.slug === slug);
  if (planned) return { status: 'known', slug, label: planned.label, count: 0 };
  return { status: 'unknown', name: slug.slice(0, 40) };
}
