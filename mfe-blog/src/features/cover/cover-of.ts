import type {
  MarkdownDocument,
  MarkdownElement,
  MarkdownNode,
  Marks,
} from '@talent/markdown/document';
import { plainText } from '@talent/markdown/document';
import { parseMarkdown } from '@talent/markdown/parse-markdown';
import type { Picture } from '@talent/ui/picture';
import type { CountFacts } from '@talent/ui/picture-of-count';
import { pictureOfPost } from '@talent/ui/picture-of-post';
import { postCovers } from '../../content/post-covers';
import type { Post } from '../post/api/post';

/**
 * The picture of a post: a number of its own, else the marks of its first drawing, else the picture of its topic. For
 * plans alone: visitors get the finished picture.
 */
export function coverOf({ slug, topic, body }: Pick<Post, 'slug' | 'topic' | 'body'>): Picture {
  const numbers = postCovers[slug] ?? firstMarks(body);
  return pictureOfPost({ slug, topic, ...(numbers ? { numbers } : {}) });
}

/** Most words of a caption. */
const MOST_WORDS = 12;

/** The first counted row of a text's drawings, with the row as its caption; null where no drawing counts. */
export function firstMarks(markdown: string): CountFacts | null {
  // Links do not matter here.
  const { body }: MarkdownDocument = parseMarkdown(markdown, {
    siteOrigin: 'https://site.invalid',
  });
  for (const row of body.filter(isDrawing).flatMap(rowsOf)) {
    const cells = (row.children ?? []).filter(isElement);
    const counted = cells.flatMap(({ children = [] }) => children.filter(isMarks))[0];
    const marks = counted?.attributes?.marks;
    if (!marks || marks.of < 2) continue;
    const caption = `${plainText(cells.slice(0, 1))}: ${plainText(counted.children ?? [])}.`;
    if (caption.split(/\s+/).length <= MOST_WORDS) return factsOf(marks, caption);
  }
  return null;
}

function factsOf({ from, to, of }: Marks, caption: string): CountFacts {
  const isSome = to >= from && from > 0;
  const groups = [
    { count: isSome ? from - 1 : of, is: 'plain' },
    { count: isSome ? to - from + 1 : 0, is: 'named' },
    { count: isSome ? of - to : 0, is: 'plain' },
  ] as const;
  return { mark: 'square', groups: groups.filter(({ count }) => count > 0), caption };
}

function isElement(node: MarkdownNode): node is MarkdownElement {
  return typeof node === 'object';
}

function isDrawing(node: MarkdownNode): node is MarkdownElement {
  return isElement(node) && node.tag === 'drawing';
}

function isMarks(node: MarkdownNode): node is MarkdownElement {
  return isElement(node) && node.tag === 'marks';
}

function rowsOf(node: MarkdownElement): MarkdownElement[] {
  if (node.tag === 'tr') return [node];
  return (node.children ?? []).filter(isElement).flatMap(rowsOf);
}
