import { roleColor } from '@talent/ui/chart-color';
import { LineChart } from '@talent/ui/line-chart';
import { RangeChart } from '@talent/ui/range-chart';
import { Section } from '@talent/ui/section';
import { dollars } from '../../../content/country-money';
import { DataTable } from '@talent/ui/data-table';
import { PageLink } from '../../../controls/page-links';
import { SourceNotes } from '../../../controls/source-notes';
import { placePage } from '../content/place-page';
import type { PlaceLink, PlacePageData } from '../facts/place-page-data';

const { sections: text, heads, none } = placePage;

interface PartProps {
  data: PlacePageData;
}

/** Every source on one axis, and beside it what that means in the place. */
export function Sources({ data: { sources, apart, leans, here } }: PartProps) {
  const { headline, subtitle, rows, domain } = sources;
  return (
    <Section id={text.sources.id} title={text.sources.title} className="pt-0 md:pt-0">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <RangeChart
          {...{ headline, subtitle, rows }}
          {...dollars}
          rowLabel="Source"
          domain={domain ?? undefined}
          source={<SourceNotes sources={sources.sources} />}
        />
        <div className="space-y-3">
          {apart && <p className="font-medium">{apart}</p>}
          {here.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <ul className="list-disc space-y-2 pl-5 text-sm text-ink-muted marker:text-ink-muted">
            {[...leans, text.sources.note].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

/** The occupations of a title. */
export function Mix({ data: { mix } }: PartProps) {
  if (mix.length === 0) return null;
  return (
    <Section id={text.mix.id} title={text.mix.title} lede={text.mix.note} rule>
      <DataTable
        caption={text.mix.title}
        heads={[heads.occupation, heads.share, heads.median]}
        strong={2}
        rows={mix.map(({ label, share, median, to }) => ({
          key: label,
          name: <PlaceName label={label} to={to} />,
          cells: [share, median ?? none],
        }))}
      />
    </Section>
  );
}

/** The metros of a state. */
export function Metros({ data: { metros } }: PartProps) {
  if (metros.length === 0) return null;
  return (
    <Section id={text.metros.id} title={text.metros.title} rule>
      <DataTable
        caption={text.metros.title}
        heads={[heads.metro, heads.median, heads.employed]}
        strong={1}
        rows={metros.map(({ label, median, employed, to }) => ({
          key: label,
          name: <PlaceName label={label} to={to} />,
          cells: [median, employed],
        }))}
      />
    </Section>
  );
}

/** Official medians by year. */
export function PlaceYears({ data: { role, place, years } }: PartProps) {
  if (years === null) return null;
  const { headline, subtitle, lines } = years;
  return (
    <Section id={text.years.id} title={text.years.title} rule>
      <LineChart
        {...{ headline, subtitle }}
        series={lines.map((points, at) => ({
          key: String(at),
          label:
            at < lines.length - 1 ? `${place.name}, limits until ${points.at(-1)?.at}` : place.name,
          color: at < lines.length - 1 ? 'muted' : roleColor(role.key),
          points,
        }))}
        atLabel="May of the year"
        {...dollars}
      />
      <p className="mt-4 max-w-prose">{text.years.note}</p>
    </Section>
  );
}

/** Pages of the same role elsewhere, and of other roles here. */
export function Others({ data: { places, roles } }: PartProps) {
  if (places.length + roles.length === 0) return null;
  return (
    <Section id={text.others.id} title={text.others.title} rule>
      <LinkList links={places} />
      <LinkList links={roles} />
    </Section>
  );
}

function LinkList({ links }: { links: readonly PlaceLink[] }) {
  return (
    <ul className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
      {links.map(({ label, to }) => (
        <li key={to}>
          <PageLink to={to}>{label}</PageLink>
        </li>
      ))}
    </ul>
  );
}

function PlaceName({ label, to }: { label: string; to: string | null }) {
  return to === null ? <span>{label}</span> : <PageLink to={to}>{label}</PageLink>;
}
