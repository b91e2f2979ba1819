import type { LinkedInPostInput } from '@talent/api/linkedin/post';
import { isoTime } from './iso-time';

export const linkedInStatuses = [
  'draft',
  'scheduled',
  'posting',
  'posted',
  'failed',
  'unknown',
] as const;
export type LinkedInStatus = (typeof linkedInStatuses)[number];

export type { LinkedInPostInput as LinkedInContent } from '@talent/api/linkedin/post';

/** A post as the database holds it. Times are ISO 8601 in UTC. */
export interface LinkedInPost {
  id: number;
  status: LinkedInStatus;
  content: LinkedInPostInput;
  scheduledFor: string | null;
  /** When it is tried again, after LinkedIn took nothing. */
  nextAttemptAt: string | null;
  attempts: number;
  /** Code of what stopped it; `detail` is what LinkedIn said. */
  problem: string | null;
  detail: string | null;
  urn: string | null;
  postedAt: string | null;
  /** What made it, such as `weekly-jobs-report:2026-11-16`; null where a person did. */
  source: string | null;
  updatedAt: string;
}

/** Columns that `toLinkedInPost` reads. */
export const linkedInColumns =
  'id, status, commentary, link_url, link_title, scheduled_for, next_attempt_at, attempts, problem, problem_detail, urn, posted_at, source, updated_at';

export interface LinkedInRow {
  id: number;
  status: string;
  commentary: string;
  link_url: string | null;
  link_title: string | null;
  scheduled_for: string | null;
  next_attempt_at: string | null;
  attempts: number;
  problem: string | null;
  problem_detail: string | null;
  urn: string | null;
  posted_at: string | null;
  source: string | null;
  updated_at: string;
}

export function toLinkedInPost(row: LinkedInRow): LinkedInPost {
  const { id, commentary, attempts, problem, urn, source } = row;
  const time = (text: string | null) => (text === null ? null : isoTime(text));
  return {
    ...{ id, attempts, problem, urn, source },
    status: linkedInStatuses.find((status) => status === row.status) ?? 'draft',
    content: { commentary, linkUrl: row.link_url ?? '', linkTitle: row.link_title ?? '' },
    scheduledFor: time(row.scheduled_for),
    nextAttemptAt: time(row.next_attempt_at),
    detail: row.problem_detail,
    postedAt: time(row.posted_at),
    updatedAt: isoTime(row.updated_at),
  };
}

/** Where people read a post. */
export function feedUrl(urn: string): string {
  return `https://www.linkedin.com/feed/update/${urn}`;
}
