import { formatCount, formatPay } from '@talent/ui/format-pay';
import { PayRangeChart } from '@talent/ui/pay-range-chart';
import { StatTile } from '@talent/ui/stat-tile';
import { guideText } from '../content/guide-text';
import { Chapter, Paragraphs } from './chapter';
import { publishedRoles } from '../facts/guide';
import type { GuideDocument } from '../facts/guide-page';
import { rangesOfRoles } from '../facts/pay-ranges';
import { overviewFacts } from '../sentences/overview-text';
import { PostingsNote } from './source-lines';
import { countOf } from '../facts/table-facts';

const { facts, chart } = guideText;

/** The whole field at a glance. */
export function Overview({ guide, words }: GuideDocument) {
  const shown = overviewFacts(guide);
  return (
    <Chapter id="overview">
      {shown && (
        <div className="grid gap-6 sm:grid-cols-3">
          <StatTile
            figure={formatPay(shown.highest.all.p50, 'USD')}
            label={`${facts.highest} ${countOf(shown.highest)}`}
          />
          <StatTile
            figure={formatPay(shown.lowest.all.p50, 'USD')}
            label={`${facts.lowest} ${countOf(shown.lowest)}`}
          />
          <StatTile figure={formatCount(shown.postings)} label={facts.postings} />
        </div>
      )}
      <Paragraphs texts={words.overview} />
      <PayRangeChart
        ranges={rangesOfRoles(publishedRoles(guide))}
        currency="USD"
        labels={chart}
        summary={guideText.overviewChart}
      />
      <PostingsNote guide={guide} />
    </Chapter>
  );
}
