import type { ClaimedText } from '@talent/content/claimed-text';
import type { ClaimName } from '@talent/content/claims';

/**
 * Text with two marks: `[label](/path)` becomes a link and `**words**` become strong. `{reply-time}` and the other names in
 * `site-facts.ts` become the site's settings. Nothing else is special, and no HTML is read.
 */
export type RichText = string;

/** A text, or a text that is left out where the site does not show one of the claims in it. */
export type Paragraph = RichText | ClaimedText;

/** A link to another page of this site. */
export interface PageLink {
  label: string;
  /** Path, starting with `/`. */
  to: string;
}

/** A link with a sentence that says why to follow it. */
export interface DescribedLink extends PageLink {
  text: string;
}

/** One item of a list: a sentence, or a few words and what there is to say about them; `needs` as in `Paragraph`. */
export type ListItem = RichText | { title: string; text: RichText; needs?: readonly ClaimName[] };
