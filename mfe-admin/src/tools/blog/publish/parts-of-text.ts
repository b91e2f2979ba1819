import { parseMarkdown } from '@talent/markdown/parse-markdown';
import type { MarkdownDocument, MarkdownNode } from '@talent/markdown/document';

/** Links and images of a text. */
export interface TextParts {
  images: readonly { path: string; alt: string }[];
  /** Pages and files of this site, each once, without what follows `#`. */
  pages: readonly string[];
  /** Addresses on other sites, each once, without what follows `#`. */
  others: readonly string[];
}

/** The images and links of a Markdown text, footnotes included. */
export function partsOfText(
  markdown: string,
  siteOrigin = globalThis.location?.origin ?? 'https://site.invalid',
): TextParts {
  const nodes = elements(parseMarkdown(markdown, { siteOrigin }));
  const images = nodes.flatMap(({ tag, attributes }) =>
    tag === 'img' ? [{ path: attributes?.src ?? '', alt: attributes?.alt ?? '' }] : [],
  );
  const links = nodes.flatMap(({ tag, attributes: { href } = {} }) =>
    tag === 'a' && href !== undefined ? [href] : [],
  );
  const pages = links.filter((href) => href.startsWith('/')).map((href) => href.split('#', 1)[0]);
  const others = links.filter((href) => /^https?:/.test(href)).map((href) => href.split('#', 1)[0]);
  return { images, pages: distinct(pages), others: distinct(others) };
}

function elements({ body, footnotes }: MarkdownDocument) {
  const inside = (nodes: readonly MarkdownNode[]): Exclude<MarkdownNode, string>[] =>
    nodes.flatMap((node) =>
      typeof node === 'string' ? [] : [node, ...inside(node.children ?? [])],
    );
  return [...inside(body), ...footnotes.flatMap((note) => inside(note.body))];
}

function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined && value !== ''))] as string[];
}
