/** Parts of a made-up PDF; each object as it stands between `obj` and `endobj`, one character a byte. */
export interface PdfParts {
  /** The text of the one page. */
  text?: string;
  /** More entries of the catalog and of the page, such as `/OpenAction 6 0 R`. */
  catalog?: string;
  page?: string;
  /** More entries of the trailer. */
  trailer?: string;
  /** More objects; the first is 6. */
  objects?: readonly string[];
}

/** A whole PDF of one page, with a table of its objects. */
export function pdfFile(parts: PdfParts = {}): Uint8Array<ArrayBuffer> {
  const { text = 'the CV of Ada', catalog = '', page = '', trailer = '', objects = [] } = parts;
  const drawn = `BT /F1 12 Tf 72 720 Td (${text}) Tj ET`;
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...objects,
  ];
  let file = '%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n';
  const places = all.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = all.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`;
  return bytesOf(file + table + end);
}

/** One byte for each character, which is below 256. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'latin1'));
}
