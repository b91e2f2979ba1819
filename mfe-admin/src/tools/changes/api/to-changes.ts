import type { PlatformCanary, PlatformLock } from '@talent/api/platform/platform-changes';
import type { PlatformRelease } from '@talent/api/platform/platform-releases';
import type { DatedPost } from '../../../posts/api/list-dated-posts';
import { blogToolPath } from '../../../posts/content/posts';
import { formatUtc } from '../../../time/utc';
import type { ChangeFacts } from './fetch-changes';
import { barOf } from '../axis/axis';
import type { Span } from '../axis/axis';
import { agendaTexts, changeWords as words } from '../content/changes';

const VERSIONS = '/security-dashboard#versions';
const CANARY = '/security-dashboard#canary';

/** Something that changes what visitors get, or keeps others from changing it. */
export interface Change {
  /** Different for each change. */
  key: string;
  kind: 'release' | 'canary' | 'lock' | 'post';
  /** The end of a moment is its start, and that of a canary that still runs is now. */
  span: Span;
  /** `now`: it has begun and not ended. */
  state: 'over' | 'now' | 'next';
  /** The version, app or post. */
  title: string;
  /** The author or the reason. */
  detail: string;
  /** When it ends, in words; empty for a moment. */
  end: string;
  /** Address of the tool that shows it. */
  link: string;
}

/** The changes of a span of time, in no order. */
export function toChanges({ platform, releases, posts }: ChangeFacts, span: Span): Change[] {
  const now = Date.parse(platform.at);
  return [
    ...releases.map((release) => ofRelease(release, platform.channel)),
    ...platform.canaries.map((canary) => ofCanary(canary, now)),
    ...platform.locks.map((lock) => ofLock(lock, 'now')),
    ...platform.endedLocks.map((lock) => ofLock(lock, 'over')),
    ...posts.map((post) => ofPost(post, now)),
  ].filter((change) => barOf(span, change.span) !== null);
}

function ofRelease({ revision, at, changed, reason }: PlatformRelease, channel: string): Change {
  return {
    key: `release ${revision}`,
    kind: 'release',
    span: momentOf(at),
    state: 'over',
    title: changed.map(({ app, version }) => `${app}@${version}`).join(', '),
    detail:
      reason === undefined
        ? words.release(channel, revision)
        : words.undone(channel, revision, reason),
    end: '',
    link: VERSIONS,
  };
}

function ofCanary({ tried, percent, since, until, verdict }: PlatformCanary, now: number): Change {
  const isRunning = percent > 0;
  const from = Date.parse(since);
  const end = until === null ? agendaTexts.openEnd : agendaTexts.until(formatUtc(until));
  const over = verdict ? words.canaryEnded[verdict.status](verdict.reason) : words.canaryOver;
  return {
    key: `canary ${since}`,
    kind: 'canary',
    span: { from, to: isRunning ? Math.max(now, from) : Date.parse(until ?? since) },
    state: isRunning ? 'now' : 'over',
    title: Object.entries(tried)
      .map(([app, version]) => `${app}@${version}`)
      .join(', '),
    detail: isRunning ? words.canaryRuns(percent) : over,
    end: isRunning ? agendaTexts.stillRuns : end,
    link: CANARY,
  };
}

function ofLock(
  { channel, app, since, until, reason, by }: PlatformLock,
  state: 'now' | 'over',
): Change {
  return {
    key: `lock ${channel} ${app ?? ''} ${since}`,
    kind: 'lock',
    span: { from: Date.parse(since), to: Date.parse(until) },
    state,
    title: words.lock(app, channel),
    detail: words.lockReason(reason, by),
    end: agendaTexts.until(formatUtc(until)),
    link: VERSIONS,
  };
}

function ofPost({ id, title, author, publishedAt }: DatedPost, now: number): Change {
  const span = momentOf(publishedAt);
  // A scheduled post is public from its time on, whatever its state is called.
  const isPlanned = span.from > now;
  return {
    key: `post ${id}`,
    kind: 'post',
    span,
    state: isPlanned ? 'next' : 'over',
    title: title || words.untitled,
    detail: isPlanned ? words.scheduled(author) : words.published(author),
    end: '',
    link: `${blogToolPath}/${id}`,
  };
}

function momentOf(at: string): Span {
  return { from: Date.parse(at), to: Date.parse(at) };
}
