import interText from '@fontsource/inter/files/inter-latin-400-normal.woff?inline';
import interStrong from '@fontsource/inter/files/inter-latin-600-normal.woff?inline';
import newsreader from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff?inline';
import { toSfnt } from './sfnt';

/** The site's own faces (SIL Open Font License 1.1); a PDF gets the letters that it uses. */
export const faces = {
  text: bytesOf(interText),
  strong: bytesOf(interStrong),
  display: bytesOf(newsreader),
} as const;

export type Face = keyof typeof faces;

/** The light palette of the site. */
export const colors = {
  ink: '#131a20',
  muted: '#4e5963',
  rule: '#cfd4d6',
  data: '#1b3fc4',
  signal: '#1b3fc4',
  boundary: '#78828a',
  wash: '#eef1fb',
  paper: '#ffffff',
} as const;

/** How text is set: size and distance in points. */
export interface TextLook {
  face?: Face;
  size?: number;
  color?: string;
  /** Space between lines. */
  gap?: number;
  /** Distance to what follows. */
  after?: number;
  /** Address that the text leads to. */
  link?: string;
}

/** The type sizes of the guide's PDF, points. */
export const looks = {
  kicker: { face: 'strong', size: 9, color: colors.signal, after: 10 },
  title: { face: 'display', size: 38, gap: 2, after: 14 },
  lede: { size: 11.5, color: colors.muted, gap: 4, after: 22 },
  chapter: { face: 'display', size: 20.5, gap: 2, after: 12 },
  section: { face: 'display', size: 17, gap: 2, after: 6 },
  finding: { size: 11.5, gap: 2, after: 10 },
  point: { face: 'strong', size: 10.5, after: 2 },
  body: { size: 9.75, gap: 3.2, after: 8 },
  caption: { face: 'strong', size: 8.5, after: 5 },
  note: { size: 7.75, color: colors.muted, gap: 2, after: 14 },
} as const satisfies Record<string, TextLook>;

/** A Letter page in points. Its text is narrow enough to stay whole on A4, which is narrower and taller. */
export const sheet = {
  width: 612,
  height: 792,
  left: 62,
  right: 62,
  top: 64,
  bottom: 70,
} as const;

/** Width of the text, points. */
export const textWidth = sheet.width - sheet.left - sheet.right;
/** Lower end of the text, points from the top of the page. */
export const textEnd = sheet.height - sheet.bottom;

function bytesOf(dataUrl: string): Buffer {
  return toSfnt(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'), ['GSUB']);
}
