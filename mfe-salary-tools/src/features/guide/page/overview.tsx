import { PayRangeChart } from '@talent/ui/pay-range-chart';
import { StatTile } from '@talent/ui/stat-tile';
import { guideText } from '../content/guide-text';
import { publishedRoles } from '../facts/guide';
import type { GuideDocument } from '../facts/guide-page';
import { rangesOfRoles } from '../facts/pay-ranges';
import { overviewTiles } from '../facts/table-facts';
import { Chapter, Paragraphs } from './chapter';
import { PostingsNote } from './source-lines';

/** The whole field at a glance. */
export function Overview({ guide, words }: GuideDocument) {
  const tiles = overviewTiles(guide);
  return (
    <Chapter id="overview">
      {tiles.length > 0 && (
        <div className="grid gap-6 sm:grid-cols-3">
          {tiles.map(({ figure, label }) => (
            <StatTile key={label} figure={figure} label={label} />
          ))}
        </div>
      )}
      <Paragraphs texts={words.overview} />
      <PayRangeChart
        ranges={rangesOfRoles(publishedRoles(guide))}
        currency="USD"
        labels={guideText.chart}
        summary={guideText.overviewChart}
      />
      <PostingsNote guide={guide} />
    </Chapter>
  );
}
