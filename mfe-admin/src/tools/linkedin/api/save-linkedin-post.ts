import { adminData } from '../../../backend/admin-data';
import { linkedInColumns, toLinkedInPost } from './linkedin-post';
import type { LinkedInContent, LinkedInPost } from './linkedin-post';

interface LinkedInSave {
  /** Null for a new post. */
  id: number | null;
  /** Of a new post: saved twice with one key, it is one post. */
  key: string;
  content: LinkedInContent;
  /** `null` is a draft; a time (ISO 8601 in UTC) plans it; `keep` leaves a plan as it is. */
  plan: string | null | 'keep';
}

type LinkedInSaved =
  | { status: 'saved'; post: LinkedInPost }
  /** `out`: it was sent or deleted meanwhile; `past`: the time of a plan is over. */
  | { status: 'failed'; failure: 'out' | 'past' | 'offline' | 'refused' };

/** Saves a post that is not out. Never rejects. */
export async function saveLinkedInPost(save: LinkedInSave): Promise<LinkedInSaved> {
  try {
    const id = save.id ?? (await addOnce(save));
    if (typeof id !== 'number') return id;
    const { data, error } = await adminData()
      .from('linkedin_posts')
      .update({ ...columnsOf(save.content), ...planOf(save.plan) })
      .eq('id', id)
      .select(linkedInColumns)
      .maybeSingle();
    if (error !== null) return refusal(error);
    if (data === null) return { status: 'failed', failure: 'out' };
    return { status: 'saved', post: toLinkedInPost(data) };
  } catch (error) {
    console.error('A LinkedIn post was not saved', error);
    return { status: 'failed', failure: 'offline' };
  }
}

/** Adds the row, or finds the one that an earlier save with the same key has added. */
async function addOnce({ key, content }: LinkedInSave): Promise<number | LinkedInSaved> {
  const posts = () => adminData().from('linkedin_posts');
  const added = await posts()
    .insert({ key, status: 'draft', ...columnsOf(content) })
    .select('id')
    .single();
  if (added.error === null) return added.data.id;
  if (added.error.code !== '23505') return refusal(added.error);
  const known = await posts().select('id').eq('key', key).single();
  return known.error === null ? known.data.id : refusal(known.error);
}

function columnsOf({ commentary, linkUrl, linkTitle }: LinkedInContent) {
  const link = linkUrl.trim();
  const title = linkTitle.trim();
  return {
    commentary,
    link_url: link === '' ? null : link,
    link_title: title === '' ? null : title,
  };
}

function planOf(plan: LinkedInSave['plan']) {
  if (plan === 'keep') return {};
  return plan === null ? { status: 'draft' } : { status: 'scheduled', scheduled_for: plan };
}

function refusal(error: { code?: string; message: string }): LinkedInSaved {
  console.error('A LinkedIn post was not saved', error);
  if (error.code === '22023' || /lies ahead/.test(error.message))
    return { status: 'failed', failure: 'past' };
  if (error.code === '42501') return { status: 'failed', failure: 'out' };
  return { status: 'failed', failure: error.code ? 'refused' : 'offline' };
}
