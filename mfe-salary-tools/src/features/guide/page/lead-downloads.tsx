import { Link } from '@talent/ui/link';
import { guideText } from '../../../content/guide/guide-text';
import type { GuidePage } from '../facts/guide-page';

const { pdf: pdfLabel, csv: csvLabel } = guideText.downloads;

/** The files again, at the top: many come for them alone. */
export function LeadDownloads({ pdf, csv }: GuidePage['downloads']) {
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2 print:hidden">
      <Link href={pdf.path} download className="inline-block py-1">
        {pdfLabel}
      </Link>
      <Link href={csv.path} download className="inline-block py-1">
        {csvLabel}
      </Link>
    </p>
  );
}
