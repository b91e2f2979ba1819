import { Button } from '@talent/ui/button';
import { formatCount } from '@talent/sdk/format';
import { Link } from '@talent/ui/link';
import { guideText } from '../content/guide-text';
import { Chapter, Paragraphs } from './chapter';
import type { GuidePage } from '../facts/guide';

const text = guideText.downloads;

/** The guide's files. */
export function Downloads({ words, downloads: { pdf, csv } }: GuidePage) {
  const files = [
    {
      path: pdf.path,
      label: text.pdf,
      note: text.pdfNote,
      size: `PDF, ${pdf.pages} ${text.pages}, ${kilobytes(pdf.bytes)}`,
    },
    {
      path: csv.path,
      label: text.csv,
      note: text.csvNote,
      size: `CSV, ${formatCount(csv.rows)} ${text.rows}, ${kilobytes(csv.bytes)}`,
    },
  ];
  return (
    <Chapter id="downloads">
      <Paragraphs texts={words.downloads} />
      <ul className="grid gap-8 sm:grid-cols-2">
        {files.map(({ path, label, note, size }) => (
          <li key={path} className="border-t-2 border-ink pt-4">
            <p className="mb-4 max-w-prose">{note}</p>
            <Button asChild variant="secondary" className="print:hidden">
              <a href={path} download>
                {label}
              </a>
            </Button>
            <p className="mt-2 text-sm text-ink-muted tabular-nums">{size}</p>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

function kilobytes(bytes: number): string {
  return `${formatCount(Math.ceil(bytes / 1000))} KB`;
}

/** Links to the files at the top of the page: many visitors come for them alone. */
export function LeadDownloads({ pdf, csv }: GuidePage['downloads']) {
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
      <Link href={pdf.path} download className="inline-block py-1">
        {text.pdf}
      </Link>
      <Link href={csv.path} download className="inline-block py-1">
        {text.csv}
      </Link>
    </p>
  );
}
