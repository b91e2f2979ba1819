import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import { MarkPicture } from '@talent/ui/mark-picture';
import type { MarketLine } from '../api/get-market-line';
import type { HomeContent } from '../content/home-content';
import type { Instrument } from './to-instrument';

interface MarketPartProps {
  /** The role's sector; undefined where the market data has none. */
  sector: Instrument['sectors'][number] | undefined;
  /** Null where the market data has no AI share. */
  marketLine: MarketLine | null;
  text: HomeContent['instrument']['market'];
}

/** How many postings of the role's sector state pay, the share of all postings that name AI, and the way to all figures. */
export function MarketPart({ sector, marketLine, text }: MarketPartProps) {
  const source = marketLine ?? sector;
  return (
    <div className="text-sm">
      {sector && (
        <>
          <MarkPicture picture={sector.picture} size="full" decorative />
          <p aria-hidden="true" className="mt-1 flex justify-between text-xs text-ink-muted">
            <span>{sector.firstMonth}</span>
            <span>{sector.lastMonth}</span>
          </p>
          <p className="mt-1">{sector.sentence}</p>
        </>
      )}
      {marketLine && (
        <p className="mt-2">
          {marketLine.sentence}{' '}
          <Link asChild>
            <RouterLink to={text.link.to}>{text.link.label}</RouterLink>
          </Link>
        </p>
      )}
      {source && (
        <p className="mt-2 text-xs text-ink-muted">
          Source: <Link href={source.url}>{source.publisher}</Link>
          {marketLine && sector && (
            <>
              {' '}
              and its <Link href={sector.url}>{text.tracker}</Link>
            </>
          )}
          , <Link href={source.licenceUrl}>{source.licence}</Link>. {marketLine && text.changes}
        </p>
      )}
    </div>
  );
}
