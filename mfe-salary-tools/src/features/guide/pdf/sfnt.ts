import { inflateSync } from 'node:zlib';

/** Sizes of the two formats' headers and of an entry of their tables of contents, bytes. */
const woff = { header: 44, entry: 20 };
const sfnt = { header: 12, entry: 16 };

/**
 * A WOFF font (version 1) unpacked, as the PDF library reads it fastest: packed, it would unpack a table again for every
 * letter.
 * @param leftOut - tags of tables to leave out, such as `GSUB`, whose contextual forms take most of the time of setting a text
 */
export function toSfnt(font: Buffer, leftOut: readonly string[] = []): Buffer {
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
