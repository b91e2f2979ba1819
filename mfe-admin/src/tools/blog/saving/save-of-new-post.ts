import { findPost } from '../../../posts/api/find-post';
import type { PostFields, StoredPost } from '../../../posts/api/post';
import { differingFields } from '../../../posts/post-fields';

/** Remembers the first save of a new post, whose answer may be lost: the next try must not make a second post. */
export function newPostMemory() {
  let lost: PostFields | null = null;
  return {
    /** A new post was sent, and nobody answered. */
    remember: (sent: PostFields): void => {
      lost = sent;
    },
    /** The address that was sent, for a new post without one of its own. */
    slug: (): string => lost?.slug ?? '',
    /** The post that the lost save has made; null where it made none. Never rejects. */
    find: async (): Promise<StoredPost | null> => {
      if (!lost) return null;
      try {
        const found = await findPost(lost.slug);
        return found && differingFields(found.fields, lost).length === 0 ? found : null;
      } catch (error) {
        console.error('A new post was not looked for', error);
        return null;
      }
    },
  };
}
