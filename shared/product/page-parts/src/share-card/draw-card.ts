import { CARD, TEXT_WIDTH, cardColors } from './card-part';
import type { CardFace, CardPart } from './card-part';

/** The picture could not be made: this browser has no canvas, or refuses to read it. */
export class CardError extends Error {
  readonly code = 'card-not-drawn';
  override readonly name = 'CardError';
}

/**
 * Draws a card on a canvas of its size and makes a PNG of it, all in this browser.
 * @throws CardError where the browser does not draw, or makes no file of it.
 */
export async function drawCard(
  canvas: HTMLCanvasElement,
  parts: readonly CardPart[],
): Promise<Blob> {
  await loadFaces(parts);
  canvas.width = CARD.width;
  canvas.height = CARD.height;
  const context = canvas.getContext('2d');
  if (!context) throw new CardError('The browser has no canvas.');
  for (const part of parts) draw(context, part);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new CardError('The canvas gave no file.'));
    }, 'image/png');
  });
}

/** Waits for the site's fonts, which the page has asked for already. Where they do not arrive, the next best are used. */
async function loadFaces(parts: readonly CardPart[]): Promise<void> {
  const fonts = new Set(parts.flatMap((part) => (part.kind === 'text' ? [fontOf(part.face)] : [])));
  try {
    await Promise.all([...fonts].map((font) => document.fonts.load(font)));
    await document.fonts.ready;
  } catch {
    return;
  }
}

function draw(context: CanvasRenderingContext2D, part: CardPart): void {
  const color = cardColors[part.color];
  if (part.kind === 'text') {
    context.fillStyle = color;
    context.textAlign = part.align;
    context.textBaseline = 'alphabetic';
    context.font = fontOf(part.face);
    const width = context.measureText(part.text).width;
    const size = Math.floor((part.face.size * TEXT_WIDTH) / width);
    if (width > TEXT_WIDTH) context.font = fontOf({ ...part.face, size });
    context.fillText(part.text, part.x, part.y);
    return;
  }
  const { x, y, width, height } = part;
  if (part.kind === 'filled') {
    context.fillStyle = color;
    context.fillRect(x, y, width, height);
    return;
  }
  context.strokeStyle = color;
  context.lineWidth = 1;
  // On half a pixel a line of one pixel is sharp.
  context.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1);
}

function fontOf({ family, weight, size }: CardFace): string {
  const spare = family === 'Newsreader' ? 'Georgia, serif' : 'system-ui, sans-serif';
  return `${weight} ${size}px ${family}, ${spare}`;
}
