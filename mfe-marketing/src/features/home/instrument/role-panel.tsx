import { Link as RouterLink } from '@talent/sdk';
import { Badge } from '@talent/ui/badge';
import { Link } from '@talent/ui/link';
import { MarkPicture } from '@talent/ui/mark-picture';
import type { ReactNode } from 'react';
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

/** One role: its pay, the search for it, its market, and a person as a shortlist presents one. */
export function RolePanel({ id, labelledBy, role, instrument, marketLine, text }: RolePanelProps) {
  const { label, picture, page, profile } = role;
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
      <Part title={role.search} note={text.search.key}>
        <ol className="grid gap-2">
          {instrument.clocks.map((clock) => (
            <li key={clock.name}>
              <p className="flex justify-between gap-3 text-sm">
                <span className="font-medium">{clock.name}</span> <span>{clock.when}</span>
              </p>
              <MarkPicture picture={clock.picture} size="full" decorative />
            </li>
          ))}
        </ol>
      </Part>
      <Part title={text.market.title} note={text.market.key}>
        <MarketPart
          sector={instrument.sectors[role.sector]}
          marketLine={marketLine}
          text={text.market}
        />
      </Part>
      {profile && (
        <Part
          title={text.profile.title}
          note={text.profile.key}
          badge={text.profile.badge}
          className="sm:col-span-2"
        >
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <div className="w-40">
              <MarkPicture picture={profile.picture} size="full" decorative />
            </div>
            <p className="font-medium">{profile.summary}</p>
          </div>
          <dl className="mt-2 grid gap-x-8 gap-y-1 text-sm sm:grid-cols-3">
            {(['built', 'weaker', 'terms'] as const).map((field) => (
              <div key={field} className="max-sm:grid max-sm:grid-cols-[5rem_1fr]">
                <dt className="text-ink-muted">{text.profile[field]}</dt>
                <dd>{profile[field]}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
    </div>
  );
}

interface PartProps {
  title: string;
  note: string;
  badge?: string;
  className?: string;
  children: ReactNode;
}

function Part({ title, note, badge, className = '', children }: PartProps) {
  return (
    <div className={`border-t border-rule py-3 ${className}`}>
      <h4 className="mb-2 flex flex-wrap items-center gap-x-3 font-semibold">
        <span>{title}</span> {badge && <Badge>{badge}</Badge>}
      </h4>
      {children}
      <p className="mt-2 text-xs text-ink-muted">{note}</p>
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
