import { PayRangeChart } from '@talent/ui/pay-range-chart';
import { guideText } from '../content/guide-text';
import { publishedRoles, suppressedRoles } from '../facts/guide';
import { roleAnchor } from '../facts/guide-outline';
import type { GuideDocument } from '../facts/guide-page';
import { levelsOf } from '../facts/guide-tables';
import { rangesOfLevels } from '../facts/pay-ranges';
import { countOf } from '../facts/table-facts';
import { Chapter, Paragraphs } from './chapter';
import { GuideTable } from './guide-table';
import { PostingsNote } from './source-lines';

/** A chapter for each role with figures (text, picture, table by level), and the roles that have none. */
export function Roles({ guide, words }: GuideDocument) {
  const suppressed = suppressedRoles(guide);
  return (
    <Chapter id="roles">
      <Paragraphs texts={words.roles} />
      {publishedRoles(guide).map((role) => {
        const id = roleAnchor(role.key);
        return (
          <section
            key={role.key}
            id={id}
            aria-labelledby={`${id}-title`}
            className="scroll-mt-24 space-y-6 border-t border-rule pt-8"
          >
            <h3 id={`${id}-title`} className="text-2xl">
              {role.label}
            </h3>
            <Paragraphs texts={words.byRole[role.key] ?? []} />
            <PayRangeChart
              ranges={rangesOfLevels(role)}
              currency="USD"
              labels={guideText.chart}
              summary={`${role.label}: ${guideText.roleChart}`}
            />
            <GuideTable table={levelsOf(role)} source={<PostingsNote guide={guide} />} />
          </section>
        );
      })}
      {suppressed.length > 0 && (
        <div className="max-w-prose border-t border-rule pt-8">
          <h3 className="text-subheading">{guideText.suppressed.title}</h3>
          <p className="mt-2 text-lg">
            {guideText.suppressed.reason} {suppressed.map(countOf).join(', ')}.
          </p>
        </div>
      )}
    </Chapter>
  );
}
