/**
 * Characters that no one sees. Kept are those that shape the character before them: variation selectors, a joiner between two
 * letters or emoji, and the tags of a flag.
 */
const UNSEEN =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}|(?!\p{DI})[\p{L}\p{M}\p{N}\p{P}\p{S}](?:[\u034F\u180B-\u180D\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}]|[\u200C\u200D](?=(?!\p{DI})[\p{L}\p{M}\p{S}])){1,3})|\p{DI}/gu;

/** Text that people write, such as a name or a message, without characters that no one sees, and with plain spaces. */
export function tidyText(text: string): string {
  return text.replace(UNSEEN, '$1').replace(/[\p{Zs}\u2800]/gu, ' ');
}
