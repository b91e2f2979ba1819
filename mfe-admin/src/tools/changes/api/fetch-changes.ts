import type { PlatformChanges } from '@talent/api/platform/platform-changes';
import type { PlatformReleases } from '@talent/api/platform/platform-releases';
import { askPlatform } from '../../../backend/ask-platform';
import { listDatedPosts } from '../../../posts/api/list-dated-posts';
import type { DatedPost } from '../../../posts/api/list-dated-posts';
import type { Span } from '../axis/axis';

/** Facts of the platform and of the blog. */
export interface ChangeFacts {
  platform: PlatformChanges;
  releases: PlatformReleases['releases'];
  /** Published and scheduled ones of the span alone. */
  posts: readonly DatedPost[];
}

/**
 * Everything that a span of time may show. All of it or none: a calendar that lacks one kind of change would say that there is
 * none. @throws PlatformError, DataError; TypeError when the site cannot be reached.
 */
export async function fetchChanges(span: Span, signal: AbortSignal): Promise<ChangeFacts> {
  const iso = (time: number) => new Date(time).toISOString();
  const [platform, { releases }, posts] = await Promise.all([
    askPlatform<PlatformChanges>('/changes', { signal }),
    askPlatform<PlatformReleases>('/releases', { signal }),
    listDatedPosts(iso(span.from), iso(span.to)),
  ]);
  return { platform, releases, posts };
}
