import type { ReactNode } from 'react';
import type { MarkdownElement } from '../document.ts';

export interface MarkdownHeadingProps {
  node: MarkdownElement;
  tag: 'h2' | 'h3' | 'h4';
  children: ReactNode;
}

const anchor =
  'text-ink no-underline hover:text-ink hover:underline hover:decoration-rule hover:decoration-2';

/** A heading that is a link to itself, so that its address can be copied; one with links in it is not. */
export function MarkdownHeading({ node, tag: Tag, children }: MarkdownHeadingProps) {
  const id = node.attributes?.id;
  if (id === undefined || hasLink(node)) return <Tag id={id}>{children}</Tag>;
  return (
    <Tag id={id}>
      <a href={`#${id}`} className={anchor}>
        {children}
      </a>
    </Tag>
  );
}

function hasLink({ children = [] }: MarkdownElement): boolean {
  return children.some(
    (child) =>
      typeof child === 'object' && (child.tag === 'a' || child.tag === 'note' || hasLink(child)),
  );
}
