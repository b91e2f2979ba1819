import { claims, type ClaimName } from './claims.ts';
import { isShown, type ClaimRules } from './shown-claims.ts';

/** Sentences that say certain claims. A site that does not show one of these leaves the sentences out. */
export interface ClaimedText {
  needs: readonly ClaimName[];
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
    .filter((passage) => typeof passage === 'string' || showsAll(passage.needs, rules))
    .map(passageText);
}

/** The same as one text. */
export function joinShown(passages: string | readonly Passage[], rules: ClaimRules): string {
  return typeof passages === 'string' ? passages : shownTexts(passages, rules).join(' ');
}
