import { Prose } from '@talent/ui/prose';
import { Fragment, createElement } from 'react';
import type { ReactNode } from 'react';
import { blogPost } from '../../content/blog-post';
import { PostLink } from './post-link';
import { safeAttributes } from './safe-attributes';
import { plainText, richTags } from './rich-text';
import type { RichElement, RichText } from './rich-text';

/** A post's body as React elements: an element or attribute that is not on the list is left out. */
export function PostBody({ body }: { body: readonly RichText[] }) {
  return <Prose>{children(body)}</Prose>;
}

function children(nodes: readonly RichText[]): ReactNode {
  // Text never moves within a post: its place is its key.
  return nodes.map((node, index) =>
    typeof node === 'string' ? node : <Fragment key={index}>{element(node)}</Fragment>,
  );
}

function element(node: RichElement): ReactNode {
  const { tag } = node;
  const attributes = safeAttributes(node.attributes);
  if (!richTags.includes(tag)) return null;
  if (!node.children) {
    return createElement(tag, tag === 'img' ? { ...attributes, ...imageLoading } : attributes);
  }
  const content = children(node.children);
  switch (tag) {
    case 'a':
      return <PostLink {...attributes}>{content}</PostLink>;
    case 'table':
      return (
        <Scrollable label={tableLabel(node)}>
          <table>{content}</table>
        </Scrollable>
      );
    case 'pre':
      // Focusable, because a keyboard can scroll only what has the focus; a group, since a landmark for
      // each piece of code would drown the page's own.
      return (
        <pre role="group" aria-label={blogPost.code} tabIndex={0}>
          {content}
        </pre>
      );
    default:
      return createElement(tag, attributes, content);
  }
}

const imageLoading = { loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' } as const;

function Scrollable({ label, children: table }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} tabIndex={0} className="overflow-x-auto">
      {table}
    </div>
  );
}

/** `Table: Role, Postings, Median`, from its heads. */
function tableLabel({ children: parts = [] }: RichElement): string {
  const head = parts[0];
  const row = typeof head === 'object' ? head.children?.[0] : undefined;
  const cells = typeof row === 'object' ? (row.children ?? []) : [];
  return `${blogPost.table}: ${cells.map((cell) => plainText([cell])).join(', ')}`;
}
