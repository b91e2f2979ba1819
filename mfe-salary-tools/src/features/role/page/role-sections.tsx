import { roleColor } from '@talent/ui/chart-color';
import { LineChart } from '@talent/ui/line-chart';
import { Link } from '@talent/ui/link';
import { Section } from '@talent/ui/section';
import type { ReactNode } from 'react';
import { dollars } from '../../../content/country-money';
import { rolePage } from '../content/role-page';
import { SourceNotes } from '../../../controls/source-notes';
import type { RoleFacts, RangeFacts } from '../facts/role-page-data';
import { RangeChart } from '@talent/ui/range-chart';

const { sections: text } = rolePage;

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-4 max-w-prose">{children}</p>;
}

/** The first section has the heading of the page above it, every other one a rule. */
function placeOf(isFirst: boolean) {
  return isFirst ? { className: 'pt-0 md:pt-0' } : { rule: true };
}

/** The levels of a role, the lowest first. */
export function Ladder({ facts }: { facts: RoleFacts }) {
  if (!facts.ladder) return null;
  return (
    <Section id={text.ladder.id} title={text.ladder.title} {...placeOf(!facts.isOfficialFirst)}>
      <RoleRanges facts={facts.ladder} rowLabel="Level" />
      <Note>{text.ladder.note}</Note>
    </Section>
  );
}

/** The median of each year. */
export function Years({ facts: { key, label, years } }: { facts: RoleFacts }) {
  if (!years) return null;
  return (
    <Section id={text.years.id} title={text.years.title} rule>
      <LineChart
        headline={years.headline}
        subtitle={years.subtitle}
        series={[{ key, label, color: roleColor(key), points: years.points }]}
        atLabel="Year"
        {...dollars}
        source={<SourceNotes sources={years.sources} />}
      />
      <Note>{text.years.note}</Note>
    </Section>
  );
}

/** Reported ranges beside official wages. */
export function Official({ facts: { official, isOfficialFirst } }: { facts: RoleFacts }) {
  return (
    <Section id={text.official.id} title={text.official.title} {...placeOf(isOfficialFirst)}>
      {official ? (
        <>
          <RoleRanges facts={official} rowLabel="Source" />
          <Note>
            {`${official.isNearest ? `${text.official.nearest} ` : ''}${text.official.own}`}
          </Note>
        </>
      ) : (
        <p className="max-w-prose">{text.official.none}</p>
      )}
    </Section>
  );
}

/** Official wages of both countries. */
export function Canada({ facts: { canada } }: { facts: RoleFacts }) {
  return (
    <Section id={text.canada.id} title={text.canada.title} rule>
      {canada ? (
        <>
          <RoleRanges facts={canada} rowLabel="Country" />
          <Note>{`${canada.isNearest ? `${text.canada.nearest} ` : ''}${text.canada.note}`}</Note>
          <Note>
            <span>{`${text.canada.inOwn} ${canada.own}. Amounts in the chart are ${canada.rate}:`}</span>{' '}
            <Link href={canada.rateUrl}>source of the rate</Link>.
          </Note>
        </>
      ) : (
        <p className="max-w-prose">{text.canada.none}</p>
      )}
      <Note>{text.canada.reported}</Note>
    </Section>
  );
}

/** Differences between levels and between work modes. */
export function Movers({ facts: { movers } }: { facts: RoleFacts }) {
  if (movers.length === 0) return null;
  return (
    <Section id={text.movers.id} title={text.movers.title} rule>
      <ul className="max-w-prose list-disc space-y-2 pl-5 marker:text-ink-muted">
        {movers.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Note>{text.movers.note}</Note>
    </Section>
  );
}

const words = {
  bar: 'Middle half (25th to 75th percentile)',
  whisker: '10th to 90th percentile',
  small: 'Middle half, fewer than 50 ranges',
};

interface RoleRangesProps {
  facts: RangeFacts;
  rowLabel: string;
}

function RoleRanges({
  facts: { headline, subtitle, rows, domain, sources },
  rowLabel,
}: RoleRangesProps) {
  return (
    <RangeChart
      {...{ headline, subtitle, rows, words, rowLabel }}
      {...dollars}
      domain={domain ?? undefined}
      source={<SourceNotes sources={sources} />}
    />
  );
}
