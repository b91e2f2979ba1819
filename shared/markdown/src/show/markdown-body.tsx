import { Prose } from '@talent/ui/prose';
import { Fragment, createElement } from 'react';
import type { ReactNode } from 'react';
import { Callout } from './callout.tsx';
import { CodeSample, CodeToken } from './code-sample.tsx';
import { calloutTones, markdownTags, plainText, tokenKinds } from '../document.ts';
import type { MarkdownDocument, MarkdownElement, MarkdownNode } from '../document.ts';
import { FootnoteMark, Footnotes } from './footnote-list.tsx';
import { MarkdownHeading } from './markdown-heading.tsx';
import { MarkdownLink } from './markdown-link.tsx';
import { safeAttributes } from './safe-attributes.ts';
import { TableScroller } from './table-scroller.tsx';
import { TaskItem } from './task-item.tsx';

/** A document as React elements: elements and attributes that are not on the list are left out. */
export function MarkdownBody({ document }: { document: MarkdownDocument }) {
  return (
    <Prose>
      {nodes(document.body)}
      <Footnotes notes={document.footnotes} contentOf={noteContent} />
    </Prose>
  );
}

function nodes(list: readonly MarkdownNode[]): ReactNode {
  // Nodes never move within a document: the index is the key.
  return list.map((node, index) =>
    typeof node === 'string' ? node : <Fragment key={index}>{element(node)}</Fragment>,
  );
}

/** A note of one paragraph is on the same line as its number and its link back. */
function noteContent(body: readonly MarkdownNode[]): ReactNode {
  const [only, ...others] = body;
  const isLine = typeof only === 'object' && only.tag === 'p' && others.length === 0;
  return nodes(isLine ? (only.children ?? []) : body);
}

function element(node: MarkdownElement): ReactNode {
  const { tag } = node;
  if (!markdownTags.includes(tag)) return null;
  const attributes = safeAttributes(node.attributes);
  if (tag === 'img') return <img {...attributes} {...imageLoading} alt={attributes.alt ?? ''} />;
  if (!node.children) return createElement(tag, attributes);
  return (
    <ElementOf node={node} attributes={attributes}>
      {nodes(node.children)}
    </ElementOf>
  );
}

const imageLoading = { loading: 'lazy', decoding: 'async', referrerPolicy: 'no-referrer' } as const;

interface ElementOfProps {
  node: MarkdownElement;
  attributes: ReturnType<typeof safeAttributes>;
  children: ReactNode;
}

function ElementOf({ node, attributes, children }: ElementOfProps) {
  const { tag, attributes: facts = {} } = node;
  switch (tag) {
    case 'a':
      return <MarkdownLink {...attributes}>{children}</MarkdownLink>;
    case 'h2':
    case 'h3':
    case 'h4':
      return (
        <MarkdownHeading node={node} tag={tag}>
          {children}
        </MarkdownHeading>
      );
    case 'table':
      return <TableScroller node={node}>{children}</TableScroller>;
    case 'pre':
      return <CodeSample language={facts.language}>{children}</CodeSample>;
    case 'token':
      return tokenKinds.includes(facts.kind ?? 'name') ? (
        <CodeToken kind={facts.kind ?? 'name'}>{children}</CodeToken>
      ) : (
        children
      );
    case 'callout':
      return (
        <Callout tone={calloutTones.find((tone) => tone === facts.tone) ?? 'note'}>
          {children}
        </Callout>
      );
    case 'task':
      return <TaskItem checked={facts.checked === true}>{children}</TaskItem>;
    case 'th':
    case 'td':
      return createElement(tag, { ...attributes, className: cellClass(facts.align) }, children);
    case 'note':
      return <FootnoteMark {...attributes} number={plainText(node.children ?? [])} />;
    default:
      return createElement(tag, attributes, children);
  }
}

function cellClass(align: unknown): string | undefined {
  if (align === 'right') return 'text-right';
  return align === 'center' ? 'text-center' : undefined;
}
