import { Prose } from '@talent/ui/prose';
import { Fragment, createElement, type ReactNode } from 'react';
import { Callout } from './callout.tsx';
import { CodeSample } from './code-sample.tsx';
import { CodeToken } from './code-token.tsx';
import {
  calloutTones,
  markdownTags,
  plainText,
  tokenKinds,
  type MarkdownDocument,
  type MarkdownElement,
  type MarkdownNode,
  type MarkdownAttributes,
} from '../document.ts';
import { Drawing, MarksInCell } from './drawing.tsx';
import { FootnoteMark, Footnotes } from './footnote-list.tsx';
import { safeAttributes } from './safe-attributes.ts';
import { Square, SquareCheck } from 'lucide-react';
import { labels } from './content/labels.ts';
import { TableScroller, tablePart } from './markdown-table.tsx';
import { splitAtCharts } from './split-at-charts.ts';
import { Link } from '@talent/sdk';
import { VisuallyHidden } from '@talent/ui/visually-hidden';

interface MarkdownBodyProps {
  document: MarkdownDocument;
  /** The chart of an id; null, or no function, leaves the author's link. */
  figureOf?: ((id: string) => ReactNode) | undefined;
}

/** A document as React elements: elements and attributes that are not on the list are left out. */
export function MarkdownBody({ document, figureOf }: MarkdownBodyProps) {
  const parts = splitAtCharts(document.body);
  const shown = parts.map((part, index) => {
    const isLast = index === parts.length - 1;
    // A chart has a look of its own, so it is no running text. Parts never move: the index is the key.
    if ('chart' in part) return <Chart key={index} node={part.chart} figureOf={figureOf} />;
    return (
      <Prose key={index} className={index > 0 ? 'mt-8' : undefined}>
        {nodes(part.text)}
        {isLast && <Footnotes notes={document.footnotes} contentOf={noteContent} />}
      </Prose>
    );
  });
  return shown.length === 1 ? shown : <div>{shown}</div>;
}

function Chart({
  node: { attributes, children = [] },
  figureOf,
}: {
  node: MarkdownElement;
  figureOf: MarkdownBodyProps['figureOf'];
}) {
  const figure = figureOf?.(attributes?.figure ?? '') ?? null;
  return (
    <>
      {figure && <div className="mt-8">{figure}</div>}
      <Prose className={figure ? 'mt-2' : 'mt-5'}>
        <p>{nodes(children)}</p>
      </Prose>
    </>
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
  if (tag === 'img') {
    const copies = copiesOf(node.attributes);
    return <img {...attributes} {...copies} {...imageLoading} alt={attributes.alt ?? ''} />;
  }
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
    case 'drawing':
      return <Drawing show={nodes}>{node.children ?? []}</Drawing>;
    case 'marks':
      return facts.marks ? <MarksInCell marks={facts.marks}>{children}</MarksInCell> : children;
    case 'task':
      return <TaskItem checked={facts.checked === true}>{children}</TaskItem>;
    case 'th':
    case 'td':
    case 'thead':
    case 'tbody':
    case 'tr':
      return createElement(tag, { ...attributes, ...tablePart(node, tag) }, children);
    case 'chart':
      // Inside a list or a quotation there is no room for a chart.
      return <p>{children}</p>;
    case 'note':
      return <FootnoteMark {...attributes} number={plainText(node.children ?? [])} />;
    default:
      return createElement(tag, attributes, children);
  }
}

interface MarkdownHeadingProps {
  node: MarkdownElement;
  tag: 'h2' | 'h3' | 'h4';
  children: ReactNode;
}

const anchor =
  'text-ink no-underline hover:text-ink hover:underline hover:decoration-rule hover:decoration-2';

/** A heading that is a link to itself, so that its address can be copied; one with links in it is not. */
function MarkdownHeading({ node, tag: Tag, children }: MarkdownHeadingProps) {
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

type MarkdownLinkProps = Pick<MarkdownAttributes, 'href' | 'rel' | 'title'> & {
  children?: ReactNode;
};

/** A link of a text: pages of this site open without a reload, files and other sites as usual. */
function MarkdownLink({ href, ...rest }: MarkdownLinkProps) {
  if (href === undefined) return rest.children;
  const isPage = href.startsWith('/') && !/\.\w+$/.test(href.split(/[?#]/, 1)[0] ?? '');
  return isPage ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}

/** An item of a task list: a read-only checkbox with a text for screen readers. */
function TaskItem({ checked, children }: { checked: boolean; children: ReactNode }) {
  const Icon = checked ? SquareCheck : Square;
  return (
    <li className="relative list-none">
      <Icon
        aria-hidden="true"
        className={`absolute top-[0.3em] -left-[1.5em] size-[1.05em] ${checked ? 'text-positive' : 'text-ink-muted'}`}
      />
      <VisuallyHidden>{checked ? labels.done : labels.open}</VisuallyHidden>
      {children}
    </li>
  );
}

/** How wide a picture in a text is shown. */
const SIZES = '(min-width: 48rem) 44rem, 100vw';

/** The smaller copies of a picture as an `img` takes them; nothing where there are none. */
function copiesOf({ src, width, copies }: MarkdownAttributes = {}): {
  srcSet?: string;
  sizes?: string;
} {
  const isOurs = src !== undefined && /^\/(?!\/)[\w\-./]+\.webp$/.test(src);
  if (!isOurs || typeof width !== 'number' || !Array.isArray(copies)) return {};
  const stem = src.slice(0, -'.webp'.length);
  const files = copies.filter(Number.isInteger).map((one) => `${stem}-${one}.webp ${one}w`);
  return files.length === 0
    ? {}
    : { srcSet: [...files, `${src} ${width}w`].join(', '), sizes: SIZES };
}
