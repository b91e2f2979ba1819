/** Lengths of a post's SEO title, in characters: with the brand of the site it fills the 30 to 60 of a document's title. */
export const seoTitleLength = { min: 10, max: 40 } as const;

/** Whether a text can be the SEO title of a post: the same rules as the constraints of `blog_posts.seo_title`. */
export function isSeoTitle(text: string): boolean {
  const { min, max } = seoTitleLength;
  const isLongEnough = lengthOf(text.replace(/^ +|(?<! ) +$/g, '')) >= min;
  return (
    isLongEnough &&
    lengthOf(text) <= max &&
    !/[\n\r\u2028\u2029]/.test(text) &&
    !/(…|\.\.)\s*$/.test(text)
  );
}

/** Characters as the database counts them: one for an emoji. */
function lengthOf(text: string): number {
  return [...text].length;
}
