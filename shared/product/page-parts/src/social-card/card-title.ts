import type { PageHead } from '@talent/sdk/contract';

/** The title of a page on its social image. */
export interface CardTitle {
  text: string;
  /** px */
  size: number;
  /** Most lines, where the title is too long even for the smallest size and ends in an ellipsis; else null. */
  clampAt: number | null;
}

/** Width and height that the title may take, px. */
export const TITLE_BOX = { width: 608, height: 388 };
/** Line height, as a multiple of the size. */
export const TITLE_LEADING = 1.08;

/** From the largest. */
const sizes = [84, 76, 68, 60, 54, 48, 42] as const;

/**
 * The page's name in the largest size that fits: an article's headline, for which its title may be a
 * shorter one, or the title without the brand that it ends in.
 */
export function cardTitle(
  { title, structuredData = [] }: Pick<PageHead, 'title' | 'structuredData'>,
  brand: string,
): CardTitle {
  const headline = structuredData.map((object) => object['headline']).find(isText);
  const text = headline ?? withoutBrand(title, brand);
  const size = sizes.find((one) => linesOf(text, one) <= linesAt(one));
  if (size !== undefined) return { text, size, clampAt: null };
  return { text, size: sizes[6], clampAt: linesAt(sizes[6]) };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function withoutBrand(title: string, brand: string): string {
  const ending = ` | ${brand}`;
  return title.endsWith(ending) ? title.slice(0, -ending.length) : title;
}

/** Lines that a text takes at most: no line is shorter than the box by more than a long word. */
function linesOf(text: string, size: number): number {
  const width = [...text].reduce((sum, letter) => sum + widthOf(letter), 0) * size;
  return width <= TITLE_BOX.width ? 1 : Math.ceil(width / (TITLE_BOX.width * 0.86));
}

/** Width of a character in the display face, rounded up, as a multiple of the size. */
function widthOf(letter: string): number {
  if (letter === ' ') return 0.25;
  return /[\p{Lowercase}\p{Punctuation}]/u.test(letter) && letter !== 'm' ? 0.5 : 0.76;
}

function linesAt(size: number): number {
  return Math.floor(TITLE_BOX.height / (size * TITLE_LEADING));
}
