import type { PageHead } from '@talent/sdk/contract';
import type { DrawingNode, DrawingProps } from '@talent/sdk/server';
import type { Picture } from '@talent/ui/picture';
import { logoMark } from '@talent/ui/logo-mark';
import { cardColors } from './card-colors';
import { TITLE_BOX, TITLE_LEADING, cardTitle } from './card-title';
import { PICTURE_BOX, drawPicture } from './draw-picture';

export interface SocialCardInput {
  head: Pick<PageHead, 'title' | 'structuredData'>;
  /** Path of the page, as a visitor requests it. */
  path: string;
  brand: string;
  /** The section of the page, in the words of the navigation. */
  section: string;
  /** The picture of the page's subject. */
  picture: Picture;
  /** The figure that the page answers with: it takes the place of the picture. */
  figure?: CardFigure | null;
}

/** A figure in large type: `$120,230`, and what it is. */
export interface CardFigure {
  amount: string;
  label: string;
}

// The second font of each pair has further Latin letters.
const display = 'Newsreader, Newsreader Extended';
const text = 'Inter, Inter Extended';
const margin = 72;

/**
 * The picture of a shared link to this page: 1200 by 630 px. The same page always
 * gives the same tree, so that an unchanged picture is never drawn twice.
 */
export function socialCard({
  head,
  path,
  brand,
  section,
  picture,
  figure,
}: SocialCardInput): DrawingNode {
  return box(
    {
      flexDirection: 'column',
      width: 1200,
      height: 630,
      boxSizing: 'border-box',
      padding: `0 ${margin}px`,
      backgroundColor: cardColors.paper,
      color: cardColors.ink,
      fontFamily: display,
    },
    [
      box({ width: 96, height: 14, backgroundColor: cardColors.signal }),
      masthead(brand, section),
      row({ flexGrow: 1, alignItems: 'center', justifyContent: 'space-between', gap: 40 }, [
        title(head, brand),
        figure ? drawFigure(figure) : drawPicture(picture),
      ]),
      foot(path),
    ],
  );
}

function masthead(brand: string, section: string): DrawingNode {
  return row(
    {
      height: 92,
      alignItems: 'center',
      justifyContent: 'space-between',
      borderBottom: `2px solid ${cardColors.ink}`,
    },
    [
      row({ alignItems: 'center', gap: 16, fontSize: 34 }, [
        drawPicture(logoMark(), { width: 30, height: 30 }),
        line({}, brand),
      ]),
      line({ fontFamily: text, fontSize: 25, color: cardColors['ink-muted'] }, section),
    ],
  );
}

function title(head: SocialCardInput['head'], brand: string): DrawingNode {
  const { text: words, size, clampAt } = cardTitle(head, brand);
  const style = {
    display: 'block',
    width: TITLE_BOX.width,
    fontSize: size,
    lineHeight: TITLE_LEADING,
    letterSpacing: '-0.015em',
    wordBreak: 'break-word',
    // Balanced lines that are clamped as well come out half as long as the box.
    ...(clampAt === null ? { textWrap: 'balance' } : { lineClamp: clampAt }),
  };
  return row({ width: TITLE_BOX.width, alignItems: 'center', overflow: 'hidden' }, [
    { type: 'div', props: { style, children: words } },
  ]);
}

/** As wide as the picture. */
function drawFigure({ amount, label }: CardFigure): DrawingNode {
  const { width } = PICTURE_BOX;
  const size = amount.length > 8 ? 84 : 96;
  return box({ flexDirection: 'column', flexShrink: 0, width, gap: 24 }, [
    box({ width, height: 6, backgroundColor: cardColors.signal }),
    line({ fontSize: size, lineHeight: 1, letterSpacing: '-0.02em' }, amount),
    line(
      {
        display: 'block',
        width,
        whiteSpace: 'normal',
        fontFamily: text,
        fontSize: 27,
        lineHeight: 1.35,
        color: cardColors['ink-muted'],
      },
      label,
    ),
  ]);
}

function foot(path: string): DrawingNode {
  const style = { maxWidth: 1200 - margin * 2, overflow: 'hidden', textOverflow: 'ellipsis' };
  return row(
    {
      height: 68,
      alignItems: 'center',
      borderTop: `2px solid ${cardColors.boundary}`,
      fontFamily: text,
      fontSize: 22,
      color: cardColors['ink-muted'],
    },
    path === '/' ? [] : [line(style, path)],
  );
}

type Style = NonNullable<DrawingProps['style']>;

function box(style: Style, children?: DrawingProps['children']): DrawingNode {
  const props = { style: { display: 'flex', ...style } };
  return { type: 'div', props: children === undefined ? props : { ...props, children } };
}

function row(style: Style, children: readonly DrawingNode[]): DrawingNode {
  return box({ flexShrink: 0, ...style }, children);
}

function line(style: Style, words: string): DrawingNode {
  return { type: 'div', props: { style: { whiteSpace: 'nowrap', ...style }, children: words } };
}
