import type { LinkCheck } from '@talent/api/blog/link-checks';
import { useEffect, useState } from 'react';
import type { PostFields } from '../../../posts/api/post';
import { checkOtherLinks } from '../api/check-other-links';
import { checkLinks } from './check-links';
import type { LinkState } from './check-links';
import { partsOfText } from './parts-of-text';
import { publishPoints } from './publish-points';
import type { PublishPoint } from './publish-points';

/** The points of a post as it is now. Links are asked for once. */
export function usePublishPoints(fields: PostFields): PublishPoint[] {
  const { body, slug } = fields;
  const [links, setLinks] = useState<Record<string, LinkState> | undefined>(undefined);
  const [others, setOthers] = useState<LinkCheck[] | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    const parts = partsOfText(body);
    // The post may lead to itself before it is there.
    const pages = parts.pages.filter((path) => path !== `/blog/${slug}`);
    void checkLinks(pages).then((states) => {
      if (isCurrent) setLinks(states);
    });
    void checkOtherLinks(parts.others).then((checks) => {
      if (isCurrent) setOthers(checks);
    });
    return () => {
      isCurrent = false;
    };
  }, [body, slug]);
  return publishPoints(fields, { links, others });
}
