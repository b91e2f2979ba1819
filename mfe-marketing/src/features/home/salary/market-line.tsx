import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import type { MarketLine } from '../api/get-market-line';
import { salaryPromo } from '../content/salary-promo';

const { changes, link } = salaryPromo.market;

/** One figure of the job market, and the way to all of them. */
export function MarketFigure({ line }: { line: MarketLine }) {
  return (
    <div className="mt-8 max-w-prose border-t border-rule pt-5">
      <p>
        {line.sentence}{' '}
        <Link asChild>
          <RouterLink to={link.to}>{link.label}</RouterLink>
        </Link>
      </p>
      <p className="mt-2 text-sm text-ink-muted">
        Source: <Link href={line.url}>{line.publisher}</Link>,{' '}
        <Link href={line.licenceUrl}>{line.licence}</Link>. {changes}
      </p>
    </div>
  );
}
