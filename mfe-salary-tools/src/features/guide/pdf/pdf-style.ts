import interText from '@fontsource/inter/files/inter-latin-400-normal.woff?inline';
import interStrong from '@fontsource/inter/files/inter-latin-600-normal.woff?inline';
import newsreader from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff?inline';
import { inflateSync } from 'node:zlib';

/** Sizes of the two formats' headers and of an entry of their tables of contents, bytes. */
const woff = { header: 44, entry: 20 };
const sfnt = { header: 12, entry: 16 };

/**
 * A WOFF font (version 1) unpacked, as the PDF library reads it fastest: packed, it would unpack a table again for every
 * letter.
 * @param leftOut - tags of tables to leave out, such as `GSUB`, whose contextual forms take most of the time of setting a text
 */
function toSfnt(font: Buffer, leftOut: readonly string[] = []): Buffer {
  const tables = Array.from({ length: font.readUInt16BE(12) }, (_, index) =>
    readTable(font, woff.header + index * woff.entry),
  ).filter(({ tag }) => !leftOut.includes(tag));
  const head = Buffer.alloc(sfnt.header + tables.length * sfnt.entry);
  font.copy(head, 0, 4, 8);
  head.writeUInt16BE(tables.length, 4);
  const bodies: Buffer[] = [];
  let offset = head.length;
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const entry = sfnt.header + index * sfnt.entry;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    bodies.push(padded);
    offset += padded.length;
  });
  return Buffer.concat([head, ...bodies]);
}

function readTable(font: Buffer, entry: number) {
  const start = font.readUInt32BE(entry + 4);
  const packedLength = font.readUInt32BE(entry + 8);
  const packed = font.subarray(start, start + packedLength);
  return {
    tag: font.toString('latin1', entry, entry + 4),
    checksum: font.readUInt32BE(entry + 16),
    // A table that would not shrink is stored as it is.
    bytes: packedLength < font.readUInt32BE(entry + 12) ? inflateSync(packed) : packed,
  };
}

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
