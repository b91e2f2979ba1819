import { claims, type ClaimName } from './claims.ts';
import { hasSource, isShown, type ClaimRules } from './shown-claims.ts';

/** Sentences that say certain claims. A site that does not show one of these leaves the sentences out. */
export interface ClaimedText {
  needs: readonly ClaimName[];
  /** Only with the operator's sources: without them the claims are shown in a marked unit elsewhere. */
  isSourced?: true;
  text: string;
}

/** A text, or a text that is shown only together with certain claims. */
export type Passage = string | ClaimedText;

/** The words of a passage. */
export function passageText(passage: Passage): string {
  return typeof passage === 'string' ? passage : passage.text;
}

/** Whether a site shows all of these claims. */
export function showsAll(names: readonly ClaimName[], rules: ClaimRules): boolean {
  return names.every((name) => isShown(claims[name], rules));
}

/** The texts of the passages that the site shows. */
export function shownTexts(passages: readonly Passage[], rules: ClaimRules): string[] {
  return passages
    .filter((passage) => typeof passage === 'string' || isShownText(passage, rules))
    .map(passageText);
}

function isShownText({ needs, isSourced }: ClaimedText, rules: ClaimRules): boolean {
  return isSourced === true
    ? needs.every((name) => hasSource(claims[name], rules))
    : showsAll(needs, rules);
}

/** The same as one text. */
export function joinShown(passages: string | readonly Passage[], rules: ClaimRules): string {
  return typeof passages === 'string' ? passages : shownTexts(passages, rules).join(' ');
}
