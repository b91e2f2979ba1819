import type { PostReference } from '../post/api/post';

/** Words that say nothing of a subject. */
const filler = new Set(
  'about after and are before for from have how into its not that the their this what when where which who with without you your'.split(
    ' ',
  ),
);

/**
 * The posts most like one: of its topic first, then those that share the most words with its title and
 * description, then the newest. The same posts in any order give the same answer.
 *
 * @param count - most posts to give
 * @param linked - slugs of posts that the page links to anyway, as the previous or the next one
 */
export function relatedPosts(
  post: Pick<PostReference, 'slug' | 'title' | 'description' | 'topic'>,
  candidates: readonly PostReference[],
  count: number,
  linked: readonly string[] = [],
): PostReference[] {
  const own = wordsOf(post);
  const ranked = candidates
    .filter(({ slug }) => slug !== post.slug && !linked.includes(slug))
    .map((candidate) => ({
      candidate,
      isOfTopic: candidate.topic === post.topic ? 1 : 0,
      shared: [...wordsOf(candidate)].filter((word) => own.has(word)).length,
    }));
  ranked.sort(
    (a, b) =>
      b.isOfTopic - a.isOfTopic ||
      b.shared - a.shared ||
      compare(b.candidate.publishedAt, a.candidate.publishedAt) ||
      compare(a.candidate.slug, b.candidate.slug),
  );
  return ranked.slice(0, count).map(({ candidate }) => candidate);
}

function wordsOf({
  title,
  description,
}: Pick<PostReference, 'title' | 'description'>): Set<string> {
  const words = `${title} ${description}`.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !filler.has(word)));
}

/** Without regard to the language of the machine. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
