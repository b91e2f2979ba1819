import { DataAge } from '@talent/ui/data-age';
import { formatCount } from '@talent/sdk/format';
import { SourceNote } from '@talent/ui/source-note';
import type { RoleBand } from '../api/get-role-bands';
import { jobsText } from '../content/jobs-text';

const { market: text } = jobsText;

interface MarketKeyProps {
  bands: readonly RoleBand[];
  /** Whether jobs are drawn, and whether some of them are in Canada. */
  has: { jobs: boolean; canada: boolean };
}

/** How to read the drawings of the list. */
export function MarketKey({ bands, has }: MarketKeyProps) {
  const kinds = (['half', 'wages'] as const).filter((kind) =>
    bands.some((band) => band.kind === kind),
  );
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-ink-muted">
      {has.jobs && <Mark path="M1 8h14" label={text.job} className="stroke-signal stroke-10" />}
      {kinds.length > 0 && (
        <>
          <Mark
            path="M1 9h14"
            label={kinds.map((kind) => text.kinds[kind]).join('; ')}
            className="stroke-ink-muted stroke-6"
          />
          <Mark path="M8 0v16" label={text.median} className="stroke-ink stroke-2" />
        </>
      )}
      {has.canada && <p>{text.canada}</p>}
    </div>
  );
}

function Mark({ path, label, className }: { path: string; label: string; className: string }) {
  return (
    <p className="flex items-center gap-2">
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        className={`size-4 shrink-0 fill-none ${className}`}
      >
        <path d={path} />
      </svg>
      <span>{label}</span>
    </p>
  );
}

/** Where the bands come from: each source once, with the number of ranges behind all of its bands. */
export function MarketSources({ bands }: { bands: readonly RoleBand[] }) {
  const sources = new Map<string, { band: RoleBand; ranges: number | null }>();
  for (const band of bands) {
    const key = `${band.source.name} ${band.age}`;
    const before = sources.get(key)?.ranges ?? null;
    const ranges = band.ranges === null ? before : (before ?? 0) + band.ranges;
    sources.set(key, { band, ranges });
  }
  return [...sources].map(([key, { band, ranges }]) => (
    <div key={key} className="mt-4">
      <DataAge text={band.age} />
      <SourceNote
        source={band.source.name}
        href={band.source.url}
        sample={ranges === null ? text.noSample : text.ranges(formatCount(ranges))}
      >
        {band.source.attribution}
      </SourceNote>
    </div>
  ));
}
