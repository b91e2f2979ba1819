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

export type CardColor = keyof typeof cardColors;

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
export const MARGIN = 72;
/** Width of all text, px. */
export const TEXT_WIDTH = CARD.width - 2 * MARGIN;

/** The display face of the site. */
export const displayFace = (size: number): CardFace => ({
  family: 'Newsreader',
  weight: 500,
  size,
});

/** The face of the site's text. */
export const textFace = (size: number, weight: 400 | 600 = 400): CardFace => ({
  family: 'Inter',
  weight,
  size,
});

/** The brand's mark: three strokes that fill a square, the third in the signal color. */
function cardLogo(x: number, y: number): CardPart[] {
  return [0, 1, 2].map((index) => ({
    kind: 'filled',
    color: index === 2 ? 'signal' : 'ink',
    x: x + index * 11,
    y,
    width: 6,
    height: 28,
  }));
}

/** A line of text. */
export function cardText(
  words: string,
  x: number,
  y: number,
  face: CardFace,
  color: CardColor = 'ink',
): Extract<CardPart, { kind: 'text' }> {
  return { kind: 'text', text: words, x, y, face, color, align: 'left' };
}

/** The top of a card: its ground, the brand with the host of the site, a title, and a line below it. */
export function cardHead(card: { brand: string; host: string }, title: string, line: string) {
  const host = cardText(card.host, CARD.width - MARGIN, 84, textFace(24), 'inkMuted');
  return [
    { kind: 'filled', color: 'paper', x: 0, y: 0, ...CARD },
    ...cardLogo(MARGIN, 60),
    cardText(card.brand, MARGIN + 44, 84, textFace(28, 600)),
    { ...host, align: 'right' },
    cardText(title, MARGIN, 180, displayFace(64)),
    cardText(line, MARGIN, 224, textFace(28), 'inkMuted'),
  ] satisfies CardPart[];
}
