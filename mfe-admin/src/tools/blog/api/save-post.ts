import type { Json } from '@talent/data/types';
import { unwrap } from '@talent/data/unwrap';
import { adminData } from '../../../backend/admin-data';
import { fetchPost } from '../../../posts/api/fetch-post';
import type { PostFields, PostStatus, StoredPost } from '../../../posts/api/post';

interface PostSave {
  /** Null for a new post. */
  id: number | null;
  /** The version that the person started from; null for a new post. */
  version: number | null;
  fields: PostFields;
  /** Absent: the editor saves a draft on its own, which keeps its state. */
  status?: PostStatus;
  /** ISO 8601 in UTC, for a scheduled post; else the database decides. */
  publishedAt?: string;
}

export type SaveFailure = 'slug-taken' | 'gone' | 'not-allowed' | 'offline' | 'refused';

export type SaveOutcome =
  | { status: 'saved'; post: StoredPost }
  /** Someone saved since; nothing was changed. */
  | { status: 'conflict'; theirs: StoredPost }
  | { status: 'failed'; failure: SaveFailure };

/** Longest wait for an answer, ms: a connection that hangs must not keep the next save waiting. */
const TIMEOUT = 15_000;

/** Saves a post, if it still is at the version it was taken from. Never rejects. */
export async function savePost(save: PostSave): Promise<SaveOutcome> {
  try {
    const { id, version } = save;
    const name = save.status === undefined ? 'save_blog_draft' : 'save_blog_post';
    const signal = AbortSignal.timeout(TIMEOUT);
    const { data, error, status } = await adminData()
      .rpc(name, {
        fields: columnsOf(save),
        ...(id === null ? {} : { post_id: id, expected_version: version ?? 0 }),
      })
      .abortSignal(signal);
    if (error === null) {
      const post = await fetchPost((data as { id: number }).id, signal);
      return post ? { status: 'saved', post } : { status: 'failed', failure: 'gone' };
    }
    if (error.code === 'PT409' && id !== null) {
      const theirs = await fetchPost(id, signal);
      return theirs ? { status: 'conflict', theirs } : { status: 'failed', failure: 'gone' };
    }
    console.error('A post was not saved', error);
    return { status: 'failed', failure: failureOf(error, status) };
  } catch (error) {
    console.error('A post was not saved', error);
    return { status: 'failed', failure: 'offline' };
  }
}

function columnsOf({ fields, status, publishedAt }: PostSave): Json {
  const { seoTitle, updated, cover, ...texts } = fields;
  return {
    ...texts,
    seo_title: seoTitle === '' ? null : seoTitle,
    cover: cover === '' ? null : cover,
    ...(status === undefined ? {} : { status }),
    content_updated_at: updated === '' ? null : `${updated}T00:00:00Z`,
    ...(publishedAt === undefined ? {} : { published_at: publishedAt }),
  };
}

function failureOf(error: { code?: string; message: string }, status: number): SaveFailure {
  const { code, message } = error;
  if (code === '23505') return 'slug-taken';
  if (code === 'P0002' || /There is no post/.test(message)) return 'gone';
  if (code === '42501' || status === 401 || status === 403) return 'not-allowed';
  // No answer has status 0. A server that is in trouble or busy may take the same text a moment later.
  return status === 0 || status === 429 || status >= 500 ? 'offline' : 'refused';
}

/** Deletes a draft with its revisions. False: it is no longer at this version, or no draft any more. @throws DataError */
export async function deleteDraft(id: number, version: number): Promise<boolean> {
  const rows = unwrap(
    await adminData()
      .from('blog_posts')
      .delete()
      .eq('id', id)
      .eq('version', version)
      .eq('status', 'draft')
      .select('id'),
  );
  return rows.length > 0;
}

/** Gives a post another state; its time of publishing stays. @throws DataError, also when someone saved the post since. */
export async function setPostStatus(
  { id, version, publishedAt }: Pick<StoredPost, 'id' | 'version' | 'publishedAt'>,
  status: PostStatus,
): Promise<void> {
  unwrap(
    await adminData().rpc('save_blog_post', {
      fields: { status, published_at: publishedAt },
      post_id: id,
      expected_version: version,
    }),
  );
}
