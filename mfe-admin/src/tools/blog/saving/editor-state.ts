import { isSeoTitle } from '@talent/api/blog/seo-title';
import type { FormProblem } from '@talent/ui/error-summary';
import {
  postStatuses,
  type PostFields,
  type PostStatus,
  type StoredPost,
} from '../../../posts/api/post';
import { differingFields, emptyFields, fieldNames } from '../../../posts/post-fields';
import type { SaveFailure } from '../api/save-post';
import { isFreeSlug, randomHex, slugOf } from '../publish/check-post';

/** Work that was left behind in this browser. */
export interface UnsavedWork {
  /** The version that it started from; null for a new post. */
  version: number | null;
  fields: PostFields;
  /** A save that a person ordered and that waits for their next sign-in, with the id of their account. */
  order?: { by: string; intent: Intent } | undefined;
}

/** Null for what another version of this tool, or anything else, has written. */
export function readWork(content: unknown): UnsavedWork | null {
  const { version = null, fields, order } = (content ?? {}) as Partial<UnsavedWork>;
  const isWork =
    (version === null || Number.isInteger(version)) &&
    fieldNames.some((name) => typeof fields?.[name] === 'string');
  if (!isWork) return null;
  const isOrder = typeof order?.by === 'string' && postStatuses.includes(order.intent?.status);
  return { version, fields: { ...emptyFields, ...fields }, ...(isOrder && { order }) };
}

/** The state that a save gives to the post, and its publication time. */
export interface Intent {
  status: PostStatus;
  /** ISO 8601 in UTC, of a scheduled post. */
  publishedAt?: string;
}

/** The outcome of the last save. An `intent` of null is that of the editor itself, which saves drafts as they are. */
type SaveState =
  | { status: 'idle' }
  | { status: 'saving'; intent: Intent | null }
  | { status: 'failed'; failure: SaveFailure; intent: Intent | null }
  /** Another tab or another person saved since: the person chooses. */
  | { status: 'conflict'; theirs: StoredPost; intent: Intent | null };

export interface EditorState {
  /** The stored post as this tab last loaded it; null for a new post. */
  stored: StoredPost | null;
  /** The version that the text in the editor started from. */
  base: number | null;
  fields: PostFields;
  saveState: SaveState;
  problems: readonly FormProblem[];
  /** A stored post that is being merged by hand; its text stays beside the editor. */
  merging: StoredPost | null;
  /** The person's own text, while the stored one is in the editor. */
  setAside: PostFields | null;
  /** Work of that time, ISO 8601 in UTC, was found in this browser and is in the editor again; what it replaced. */
  broughtBack: { at: string; instead: PostFields } | null;
}

export function openingState(stored: StoredPost | null): EditorState {
  return {
    stored,
    base: stored?.version ?? null,
    fields: stored?.fields ?? emptyFields,
    saveState: { status: 'idle' },
    problems: [],
    merging: null,
    setAside: null,
    broughtBack: null,
  };
}

/** The editor holds something that the database does not. */
export function isDirty({ saveState, fields, stored }: EditorState): boolean {
  return (
    saveState.status === 'conflict' ||
    differingFields(fields, stored?.fields ?? emptyFields).length > 0
  );
}

/** The save that was ordered and is not done: on its way, or waiting for the next sign-in. */
export function orderedSave({ saveState }: EditorState): Intent | null {
  const isWaiting = saveState.status === 'failed' && saveState.failure === 'not-allowed';
  return isWaiting || saveState.status === 'saving' ? saveState.intent : null;
}

/** Visitors see the post, or will at its time. */
export function isShown(stored: StoredPost | null): boolean {
  return stored?.status === 'published' || stored?.status === 'scheduled';
}

/** Whether the editor saves on its own: what visitors see changes only when a person says so. */
export function isSavedAutomatically(state: EditorState): boolean {
  const { saveState, stored } = state;
  const isOpen =
    saveState.status === 'idle' ||
    (saveState.status === 'failed' && saveState.failure !== 'not-allowed');
  return isOpen && !isShown(stored) && isDirty(state);
}

/** Whether the address of a post goes on following its title: nobody chose one, and no visitor has seen one. */
export function followsTitle({ title, slug }: PostFields, stored: StoredPost | null): boolean {
  if (stored?.hasBeenPublic) return false;
  const made = slugOf(title);
  return (
    slug === '' ||
    slug === made ||
    /^untitled-[0-9a-f]{6}$/.test(slug) ||
    (made !== '' && /^-[0-9a-f]{6}$/.test(slug.slice(made.length)) && slug.startsWith(made))
  );
}

/** The fields that change with a title: the address too, as long as it follows. */
export function withTitle(
  fields: PostFields,
  title: string,
  stored: StoredPost | null,
): Partial<PostFields> {
  return followsTitle(fields, stored) ? { title, slug: slugOf(title) } : { title };
}

/**
 * The fields of a draft as the database takes them. What is not finished there, such as a search title of three letters,
 * stays as it is stored; the editor and this browser keep what was typed.
 * @param sentSlug - the address that was sent before; empty for none.
 */
export function draftFields(
  fields: PostFields,
  stored: StoredPost | null,
  sentSlug = '',
): PostFields {
  const { slug, seoTitle, author } = fields;
  const kept = stored?.fields ?? emptyFields;
  return {
    ...fields,
    slug: isFreeSlug(slug) ? slug : kept.slug || sentSlug || `untitled-${randomHex(6)}`,
    seoTitle: seoTitle === '' || isSeoTitle(seoTitle) ? seoTitle : kept.seoTitle,
    author: author || kept.author,
  };
}

/** An address beside one that another post has. */
export function otherSlug(slug: string): string {
  return `${slug.slice(0, 90).replace(/-+$/, '')}-${randomHex(6)}`;
}
