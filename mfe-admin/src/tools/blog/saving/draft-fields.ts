import { isSeoTitle } from '@talent/api/blog/seo-title';
import type { PostFields, StoredPost } from '../../../posts/api/post';
import { emptyFields } from '../../../posts/post-fields';
import { isFreeSlug, randomHex, slugOf } from '../publish/check-post';

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
