import type { OfferCard } from './offer-card';

/** Size of a share card in px, the one that link previews use. */
export const CARD = { width: 1200, height: 630 } as const;

/** The light palette's colors (`palette.css`): a picture that is passed on does not follow the reader's color scheme. */
export const cardColors = {
  paper: '#f6f7f5',
  ink: '#131a20',
  inkMuted: '#4e5963',
  rule: '#cfd4d6',
  signal: '#1b3fc4',
} as const;

type CardColor = keyof typeof cardColors;

/** Something that is drawn on a card; lengths in px from the top left corner. */
export type CardPart =
  | {
      kind: 'text';
      text: string;
      x: number;
      y: number;
      face: CardFace;
      color: CardColor;
      align: 'left' | 'right';
    }
  | { kind: 'filled'; color: CardColor; x: number; y: number; width: number; height: number }
  /** The outline of a mark, 1 px wide, inside its edges. */
  | { kind: 'hollow'; color: CardColor; x: number; y: number; width: number; height: number };

/** A font of the site at a size; text that is too long gets a smaller size. */
export interface CardFace {
  family: 'Newsreader' | 'Inter';
  weight: 400 | 500 | 600;
  size: number;
}

/** Free space at the sides, px. */
const MARGIN = 72;
/** Width of all text, px. */
export const TEXT_WIDTH = CARD.width - 2 * MARGIN;

/** Distance of two strokes and width of one, px: 100 of them are 996 px wide. */
const PITCH = 10;
const STROKE = 6;

const display = (size: number): CardFace => ({ family: 'Newsreader', weight: 500, size });
const sans = (size: number, weight: 400 | 600 = 400): CardFace => ({
  family: 'Inter',
  weight,
  size,
});

/**
 * The parts of a card, in the order in which they are drawn. 100 strokes stand for the ranges in the order of pay; those
 * that the offer can be at are filled and blue, the others hollow, so that the picture also works in one color.
 */
export function layOutCard(card: OfferCard): CardPart[] {
  const isPair = card.rows.length > 1;
  const parts: CardPart[] = [
    { kind: 'filled', color: 'paper', x: 0, y: 0, ...CARD },
    ...logo(MARGIN, 60),
    text(card.brand, MARGIN + 44, 84, sans(28, 600)),
    { ...text(card.host, CARD.width - MARGIN, 84, sans(24), 'inkMuted'), align: 'right' },
    text(card.role, MARGIN, 180, display(64)),
    text(card.group, MARGIN, 224, sans(28), 'inkMuted'),
  ];
  card.rows.forEach((row, index) => {
    const top = isPair ? 288 + index * 106 : 308;
    parts.push(
      text(row.words, MARGIN, top, display(isPair ? 34 : 48)),
      ...strokes(row, top + (isPair ? 16 : 28), isPair ? 40 : 96),
    );
  });
  return [
    ...parts,
    text(card.caption, MARGIN, isPair ? 486 : 474, sans(24), 'inkMuted'),
    { kind: 'filled', color: 'rule', x: MARGIN, y: 512, width: TEXT_WIDTH, height: 2 },
    text(card.sample, MARGIN, 554, sans(24)),
    text(card.source, MARGIN, 590, sans(22), 'inkMuted'),
  ];
}

function strokes(
  { from, to }: { from: number; to: number },
  y: number,
  height: number,
): CardPart[] {
  return Array.from({ length: 100 }, (_, index): CardPart => {
    const box = { x: MARGIN + index * PITCH, y, width: STROKE, height };
    const isNamed = index + 1 >= from && index + 1 <= to;
    return isNamed
      ? { kind: 'filled', color: 'signal', ...box }
      : { kind: 'hollow', color: 'inkMuted', ...box };
  });
}

/** The brand's mark: three strokes that fill a square, the third in the signal color. */
function logo(x: number, y: number): CardPart[] {
  return [0, 1, 2].map((index) => ({
    kind: 'filled',
    color: index === 2 ? 'signal' : 'ink',
    x: x + index * 11,
    y,
    width: 6,
    height: 28,
  }));
}

function text(
  words: string,
  x: number,
  y: number,
  face: CardFace,
  color: CardColor = 'ink',
): Extract<CardPart, { kind: 'text' }> {
  return { kind: 'text', text: words, x, y, face, color, align: 'left' };
}
