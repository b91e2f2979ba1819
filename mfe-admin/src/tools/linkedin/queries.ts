import type { LinkedInConnection } from '@talent/functions/linkedin-connection/contract';
import { pagePicture } from '@talent/api/linkedin/page-picture';
import type { LinkedInPostInput } from '@talent/api/linkedin/post';
import { unwrap } from '@talent/data/unwrap';
import { queryOptions } from '@tanstack/react-query';
import { adminData } from '../../backend/admin-data';
import { staffFetch } from '../../backend/staff-fetch';
import { staffHeaders } from '../../backend/staff-headers';
import type { TableRow } from '../../backend/table-row';
import { queryClient } from '../../queries/query-client';
import { FreshSignInError } from '../../step-up/use-step-up';
import { counted, loadFromDatabase } from '../../table/load-from-database';
import { connectionTexts, saveFailureTexts } from './content/linkedin';

/** Codes whose message tells a person what to do; other refusals speak to programs. */
const told = /^(not-configured|not-connected|reconnect|unreadable|fresh-sign-in|refused|state-.+)$/;

/** An action on LinkedIn or on a post was not done; `message` is for people. */
export class LinkedInError extends Error {
  override readonly name = 'LinkedInError';
  readonly code = 'linkedin';
}

/**
 * Calls a LinkedIn function as the signed-in person.
 * @param body - null asks (GET), anything else acts (POST).
 * @throws LinkedInError, FreshSignInError
 */
export async function callLinkedIn<Value>(
  name: 'linkedin-connection' | 'linkedin-posts',
  body: object | null,
): Promise<Value> {
  const { ok, answer } = await ask(name, body).catch((cause: unknown) => {
    throw new LinkedInError(connectionTexts.offline, { cause });
  });
  if (ok) return answer as Value;
  const { code = '', message } = answer as { code?: string; message?: string };
  if (code === 'fresh-sign-in') throw new FreshSignInError(message);
  if (code === 'unreachable') throw new LinkedInError(connectionTexts.unreachable);
  throw new LinkedInError((told.test(code) && message) || connectionTexts.offline);
}

async function ask(name: string, body: object | null): Promise<{ ok: boolean; answer: unknown }> {
  const response = await staffFetch(`/functions/v1/${name}`, {
    method: body === null ? 'GET' : 'POST',
    headers: { ...(await staffHeaders()), 'content-type': 'application/json' },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
  return { ok: response.ok, answer: await response.json() };
}

const linkedInColumns =
  'id, status, commentary, link_url, link_title, scheduled_for, next_attempt_at, attempts, problem, problem_detail, urn, posted_at, source, updated_at';

/**
 * A post as the database holds it. `problem` is the code of a failure and `problem_detail` LinkedIn's message; `source` is the
 * tool that made it, such as `weekly-jobs-report:2026-11-16`, null for a person.
 */
export type LinkedInPost = Omit<
  TableRow<'linkedin_posts'>,
  'content_hash' | 'created_at' | 'created_by' | 'key' | 'leased_until' | 'maybe_posted'
>;

export function contentOf(post: LinkedInPost): LinkedInPostInput {
  const { commentary, link_url, link_title } = post;
  return { commentary, linkUrl: link_url ?? '', linkTitle: link_title ?? '' };
}

const posts = () => adminData().from('linkedin_posts');

/** One post; null when there is none. @throws DataError */
export async function fetchLinkedInPost(id: number): Promise<LinkedInPost | null> {
  return unwrap(await posts().select(linkedInColumns).eq('id', id).maybeSingle());
}

/** Deletes a draft; gives whether it is gone, which it is not once something of it may be out. @throws DataError */
export async function deleteLinkedInPost(id: number): Promise<boolean> {
  return unwrap(await posts().delete().eq('id', id).select('id')).length > 0;
}

/** Records whether a post of unknown outcome was seen at LinkedIn; `urn` is null without its address. @throws DataError */
export async function resolveLinkedInPost(
  post_id: number,
  seen: 'posted' | 'absent',
  urn: string | null,
): Promise<void> {
  const seenUrn = urn === null ? {} : { seen_urn: urn };
  unwrap(await adminData().rpc('resolve_linkedin_post', { post_id, seen, ...seenUrn }));
}

/** `null` is a draft; a time (ISO 8601 in UTC) plans it; `keep` leaves a plan as it is. */
export type Plan = string | null | 'keep';

/** `id` is null for a new post, which is one post when it is saved twice with one key. */
type LinkedInSave = { id: number | null; key: string; content: LinkedInPostInput; plan: Plan };

/** Saves a post that is not out. @throws LinkedInError; TypeError when the site cannot be reached. */
export async function saveLinkedInPost(save: LinkedInSave): Promise<LinkedInPost> {
  const id = save.id ?? (await addOnce(save));
  const { data, error } = await posts()
    .update({ ...columnsOf(save.content), ...planOf(save.plan) })
    .eq('id', id)
    .select(linkedInColumns)
    .maybeSingle();
  if (error !== null) throw refusal(error);
  if (data === null) throw new LinkedInError(saveFailureTexts.out);
  return data;
}

async function addOnce({ key, content }: LinkedInSave): Promise<number> {
  const added = await posts()
    .insert({ key, status: 'draft', ...columnsOf(content) })
    .select('id')
    .single();
  if (added.error === null) return added.data.id;
  if (added.error.code !== '23505') throw refusal(added.error);
  const known = await posts().select('id').eq('key', key).single();
  if (known.error !== null) throw refusal(known.error);
  return known.data.id;
}

function columnsOf({ commentary, linkUrl, linkTitle }: LinkedInPostInput) {
  return { commentary, link_url: linkUrl.trim() || null, link_title: linkTitle.trim() || null };
}

function planOf(plan: Plan) {
  if (plan === 'keep') return {};
  return plan === null ? { status: 'draft' } : { status: 'scheduled', scheduled_for: plan };
}

function refusal(error: { code?: string; message: string }): LinkedInError {
  const { code, message } = error;
  // The time of a plan is over.
  const isPast = code === '22023' || /lies ahead/.test(message);
  const failure = isPast ? 'past' : code === '42501' ? 'out' : code ? 'refused' : 'offline';
  return new LinkedInError(saveFailureTexts[failure], { cause: error });
}

export const linkedInQueries = {
  connection: queryOptions({
    queryKey: ['linkedin', 'connection'],
    queryFn: () => callLinkedIn<LinkedInConnection>('linkedin-connection', null),
  }),
  post: (id: number) =>
    queryOptions({ queryKey: ['linkedin', 'post', id], queryFn: () => fetchLinkedInPost(id) }),
  /**
   * Path of the picture that a page of this site has on its card, which a post with a link to it is sent with; null where it has
   * none. A post with a link to a page that cannot be read is not sent either.
   */
  picture: (url: string) =>
    queryOptions({
      queryKey: ['linkedin', 'picture', url],
      queryFn: async () => {
        const { origin, pathname, search } = new URL(url);
        const response = await staffFetch(pathname + search);
        if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
        const picture = pagePicture(await response.text(), url);
        return picture && picture.slice(origin.length);
      },
    }),
  history: {
    queryKey: ['linkedin', 'history'],
    load: loadFromDatabase<LinkedInPost>(() => posts().select(linkedInColumns, counted), {
      filterColumns: ['commentary', 'status', 'source'],
    }),
  },
};

/** Changes the connection, and keeps the one that LinkedIn's function answers with. @throws LinkedInError, FreshSignInError */
export async function changeConnection(
  change:
    | { action: 'finish'; browser: string; state: string; code: string }
    | { action: 'person' | 'disconnect' },
): Promise<void> {
  const connection = await callLinkedIn<LinkedInConnection>('linkedin-connection', change);
  // An older request must not replace what the action has changed.
  await queryClient.cancelQueries(linkedInQueries.connection);
  queryClient.setQueryData(linkedInQueries.connection.queryKey, connection);
}

/** Loads the connection again: a refused token shows in its state. */
export function refreshConnection(): void {
  void queryClient.invalidateQueries(linkedInQueries.connection);
}
