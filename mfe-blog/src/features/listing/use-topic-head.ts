import { applyHead, useMatches, useSite } from '@talent/sdk';
import type { PageData } from '@talent/sdk';
import { useEffect } from 'react';
import { topicPath } from '../../content/paths';
import type { ChosenTopic } from './chosen-topic';
import { listHead } from './list-head';

/** While a topic is chosen, the front page's head is that of the topic's own page. */
export function useTopicHead(chosen: ChosenTopic): void {
  const site = useSite();
  const page = useMatches().at(-1)?.loaderData as PageData | undefined;
  const slug = chosen.status === 'known' ? chosen.slug : null;
  const label = chosen.status === 'known' ? chosen.label : '';
  const total = chosen.status === 'known' ? chosen.count : 0;
  useEffect(() => {
    if (slug === null || !page?.head) return undefined;
    const facts = { kind: 'topic', slug, label, page: 1, total } as const;
    applyHead(listHead(facts, topicPath(slug), site), site);
    return () => applyHead(page.head, site);
  }, [slug, label, total, page, site]);
}
