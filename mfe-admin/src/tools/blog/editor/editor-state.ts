import type { PostFields, PostStatus, StoredPost } from '../../../posts/api/post';
import type { SaveFailure } from '../api/save-post';

/** The state that a save gives to the post, and its publication time. */
export interface Intent {
  status: PostStatus;
  /** ISO 8601 in UTC, of a scheduled post. */
  publishedAt?: string;
}

/** The outcome of the last save. */
type SaveState =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'failed'; failure: SaveFailure }
  /** Someone saved since: the person chooses. */
  | { status: 'conflict'; theirs: StoredPost; intent: Intent };

/** Whether visitors see what was saved. */
export type SiteState =
  | { status: 'idle' }
  | { status: 'updating' }
  | { status: 'live'; slug: string }
  | { status: 'gone' }
  | { status: 'planned'; at: string }
  | { status: 'failed'; message: string; before: StoredPost | null; after: StoredPost };

/** The state of the editor. */
export interface EditorState {
  /** The stored post as this tab last loaded it; null for a new post. */
  stored: StoredPost | null;
  /** The version that the text in the editor started from. */
  base: number | null;
  fields: PostFields;
  saveState: SaveState;
  /** A stored post that is being merged by hand; its text stays beside the editor. */
  merging: StoredPost | null;
  /** The person's own text, while the stored one is in the editor. */
  setAside: PostFields | null;
}
