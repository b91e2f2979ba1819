import type { LinkedInPostInput } from '@talent/api/linkedin/post';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import type { TableRow } from '../../../backend/table-row';
import { counted, loadFromDatabase } from '../../../table/load-from-database';
import { saveFailureTexts } from '../content/linkedin';
import { LinkedInError } from './linkedin-call';

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

/** The content of a post, as its form holds it. */
export function contentOf(post: LinkedInPost): LinkedInPostInput {
  const { commentary, link_url, link_title } = post;
  return { commentary, linkUrl: link_url ?? '', linkTitle: link_title ?? '' };
}

/** One post; null when there is none. @throws DataError */
export async function fetchLinkedInPost(id: number): Promise<LinkedInPost | null> {
  return unwrap(
    await adminData().from('linkedin_posts').select(linkedInColumns).eq('id', id).maybeSingle(),
  );
}

/** Deletes a draft; gives whether it is gone, which it is not once something of it may be out. @throws DataError */
export async function deleteLinkedInPost(id: number): Promise<boolean> {
  const gone = unwrap(await adminData().from('linkedin_posts').delete().eq('id', id).select('id'));
  return gone.length > 0;
}

/** Posts in every state. */
export const listLinkedInPosts = loadFromDatabase<LinkedInPost>(
  () => adminData().from('linkedin_posts').select(linkedInColumns, counted),
  { filterColumns: ['commentary', 'status', 'source'] },
);

/**
 * Records whether a post of unknown outcome was seen at LinkedIn; `urn` is null without its address.
 * @throws DataError
 */
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

interface LinkedInSave {
  /** Null for a new post. */
  id: number | null;
  /** Of a new post: saved twice with one key, it is one post. */
  key: string;
  content: LinkedInPostInput;
  plan: Plan;
}

/** Saves a post that is not out. @throws LinkedInError; TypeError when the site cannot be reached. */
export async function saveLinkedInPost(save: LinkedInSave): Promise<LinkedInPost> {
  const id = save.id ?? (await addOnce(save));
  const { data, error } = await adminData()
    .from('linkedin_posts')
    .update({ ...columnsOf(save.content), ...planOf(save.plan) })
    .eq('id', id)
    .select(linkedInColumns)
    .maybeSingle();
  if (error !== null) throw refusal(error);
  if (data === null) throw new LinkedInError(saveFailureTexts.out);
  return data;
}

async function addOnce({ key, content }: LinkedInSave): Promise<number> {
  const posts = () => adminData().from('linkedin_posts');
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
  return {
    commentary,
    link_url: linkUrl.trim() || null,
    link_title: linkTitle.trim() || null,
  };
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
