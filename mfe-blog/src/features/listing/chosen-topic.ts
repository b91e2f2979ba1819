import { cutText } from '@talent/protocol/text/cut-text';
import { topics } from '../../content/topics';
import type { PostCount } from './post-groups';
import { applyHead, useMatches, useSite, type PageData } from '@talent/sdk';
import { useEffect } from 'react';
import { topicPath } from '../../content/paths';
import { listHead } from './list-head';

/** The topic that `?topic=` of the front page names. */
export type ChosenTopic =
  | { status: 'none'; slug: '' }
  | { status: 'unknown'; slug: ''; name: string }
  | ({ status: 'known' } & PostCount);

/** @param counts - topics with posts */
export function chosenTopic(asked: string | null, counts: readonly PostCount[]): ChosenTopic {
  const slug = asked?.trim().toLowerCase() ?? '';
  if (slug === '') return { status: 'none', slug: '' };
  const counted = counts.find((one) => one.slug === slug);
  if (counted) return { status: 'known', ...counted };
  const planned = topics.find((one) => one.slug === slug);
  if (planned) return { status: 'known', slug, label: planned.label, count: 0 };
  return { status: 'unknown', slug: '', name: cutText(slug, 40) };
}

const noTopic: PostCount = { slug: '', label: '', count: 0 };

/** While a topic is chosen, the front page's head is that of the topic's own page. */
export function useTopicHead(chosen: ChosenTopic): void {
  const site = useSite();
  const page = useMatches().at(-1)?.loaderData as PageData | undefined;
  const { slug, label, count: total } = chosen.status === 'known' ? chosen : noTopic;
  useEffect(() => {
    if (slug === '' || !page?.head) return undefined;
    const facts = { kind: 'topic', slug, label, page: 1, total } as const;
    applyHead(listHead(facts, topicPath(slug), site), site);
    return () => applyHead(page.head, site);
  }, [slug, label, total, page, site]);
}
