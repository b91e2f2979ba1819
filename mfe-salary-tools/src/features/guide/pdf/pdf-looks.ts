import { colors } from './pdf-style';
import type { TextLook } from './pdf-paper';

/** The type sizes of the guide's PDF, points. */
export const looks = {
  kicker: { face: 'strong', size: 9, color: colors.signal, after: 10 },
  title: { face: 'display', size: 34, gap: 2, after: 14 },
  lede: { size: 12.5, color: colors.muted, gap: 4, after: 22 },
  chapter: { face: 'display', size: 23, gap: 2, after: 12 },
  section: { face: 'display', size: 17, gap: 2, after: 6 },
  point: { face: 'strong', size: 10.5, after: 2 },
  body: { size: 9.75, gap: 3.2, after: 8 },
  caption: { face: 'strong', size: 8.5, after: 5 },
  note: { size: 7.75, color: colors.muted, gap: 2, after: 14 },
} as const satisfies Record<string, TextLook>;
