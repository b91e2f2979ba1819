import { RangeChart } from '@talent/ui/range-chart';
import { StatTile } from '@talent/ui/stat-tile';
import { dollars } from '../../../content/country-money';
import { guideText } from '../content/guide-text';
import { rankedFirst } from '../facts/guide-outline';
import type { GuideDocument } from '../facts/guide';
import { overviewTiles } from '../facts/table-facts';
import { Chapter, Paragraphs } from './chapter';
import { denseRows, domainOf, rangeWords, roleRows } from './chart-rows';
import { PostingsNote } from './source-lines';

/** The whole field at a glance. */
export function Overview({ guide, words }: GuideDocument) {
  const tiles = overviewTiles(guide);
  const roles = rankedFirst(guide);
  return (
    <Chapter id="overview">
      <Paragraphs texts={words.overview} shown={1} />
      {tiles.length > 0 && (
        <div className="grid gap-6 sm:grid-cols-3">
          {tiles.map(({ figure, label }) => (
            <StatTile key={label} figure={figure} label={label} />
          ))}
        </div>
      )}
      <div className={denseRows}>
        <RangeChart
          {...dollars}
          headline={words.findings.overview || guideText.sections.overview}
          subtitle={guideText.chartUnits.roles}
          rows={roleRows(roles)}
          words={rangeWords}
          domain={domainOf(roles.map(({ all }) => all))}
          rowLabel={guideText.chart.role}
          source={<PostingsNote guide={guide} />}
        />
      </div>
    </Chapter>
  );
}
