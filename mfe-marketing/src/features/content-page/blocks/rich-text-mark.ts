import type { RichText } from '../../../content/rich-text';

/** The two marks of `RichText`. Groups: label and path of a link, or strong words. */
export const richTextMark = /\[([^\]]+)\]\((\/[^)\s]*)\)|\*\*([^*]+)\*\*/g;

/** The words of the text without its marks. */
export function plainText(text: RichText): string {
  return text.replaceAll(richTextMark, (_, label: string | undefined, __, strong: string) =>
    label === undefined ? strong : label,
  );
}
