import { Link as RouterLink } from '@talent/sdk';
import { Link } from '@talent/ui/link';
import { MarkPicture } from '@talent/ui/mark-picture';
import type { MarketLine } from '../api/get-market-line';
import type { HomeContent } from '../content/home-content';
import type { Instrument, InstrumentRole } from './to-instrument';

type Text = HomeContent['instrument'];

interface RolePanelProps {
  id: string;
  labelledBy: string;
  role: InstrumentRole;
  instrument: Instrument;
  marketLine: MarketLine | null;
  text: Text;
}

/** One role: its pay and its market. */
export function RolePanel({ id, labelledBy, role, instrument, marketLine, text }: RolePanelProps) {
  const { label, picture, page } = role;
  return (
    <div
      id={id}
      role="tabpanel"
      aria-labelledby={labelledBy}
      className="mt-8 grid content-start gap-x-10 sm:grid-cols-2 lg:mt-0"
    >
      <div className="gap-x-10 pb-4 sm:col-span-2 sm:grid sm:grid-cols-2">
        <div>
          <h3 className="text-subheading">{label}</h3>
          {role.lead && (
            <>
              <p className="mt-2 font-display text-figure font-medium">{role.lead.figure}</p>
              <p className="mt-1 text-sm">{role.lead.about}</p>
            </>
          )}
          <p
            className={`mt-2 font-display font-medium ${role.lead ? 'text-subheading' : 'text-figure'}`}
          >
            {role.pay}
          </p>
          <p className="mt-1 text-sm">
            <span>{`${role.about} ${text.pay.median} ${role.median}`}</span>.{' '}
            <Link asChild>
              <RouterLink to={page.to}>{page.label}</RouterLink>
            </Link>
          </p>
        </div>
        {picture && (
          <div className="max-w-48 max-sm:hidden">
            <MarkPicture picture={picture} size="card" />
          </div>
        )}
      </div>
      <div className="border-t border-rule py-3 sm:col-span-2">
        <h4 className="mb-2 font-semibold">{text.market.title}</h4>
        <MarketPart
          sector={instrument.sectors[role.sector]}
          marketLine={marketLine}
          text={text.market}
        />
      </div>
    </div>
  );
}

interface MarketPartProps {
  /** The role's sector; undefined where the market data has none. */
  sector: Instrument['sectors'][number] | undefined;
  /** Null where the market data has no AI share. */
  marketLine: MarketLine | null;
  text: HomeContent['instrument']['market'];
}

function MarketPart({ sector, marketLine, text }: MarketPartProps) {
  const source = marketLine ?? sector;
  return (
    <div className="text-sm">
      {sector && <p>{sector.sentence}</p>}
      {marketLine && (
        <p className="mt-2">
          <span>{marketLine.sentence}</span>{' '}
          <Link asChild>
            <RouterLink to={text.link.to}>{text.link.label}</RouterLink>
          </Link>
        </p>
      )}
      {source && (
        <p className="mt-2 text-xs text-ink-muted">
          Source: <Link href={source.url}>{source.publisher}</Link>
          {marketLine && sector && (
            <span>
              {' '}
              and its <Link href={sector.url}>{text.tracker}</Link>
            </span>
          )}
          <span>, </span>
          <Link href={source.licenceUrl}>{source.licence}</Link>.{' '}
          <span>{marketLine && text.changes}</span>
        </p>
      )}
    </div>
  );
}
