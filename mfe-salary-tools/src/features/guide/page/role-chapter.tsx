import { PayRangeChart } from '@talent/ui/pay-range-chart';
import { guideText } from '../content/guide-text';
import { Paragraphs } from './chapter';
import type { Guide, PublishedRole } from '../facts/guide';
import { roleAnchor } from '../facts/guide-outline';
import { LevelTable } from './level-table';
import { rangesOfLevels } from '../facts/pay-ranges';

interface RoleChapterProps {
  role: PublishedRole;
  texts: readonly string[];
  guide: Guide;
}

/** One role: what its figures show, the picture, the table by level. */
export function RoleChapter({ role, texts, guide }: RoleChapterProps) {
  const id = roleAnchor(role.key);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 space-y-6 border-t border-rule pt-8"
    >
      <h3 id={`${id}-title`} className="text-2xl">
        {role.label}
      </h3>
      <Paragraphs texts={texts} />
      <PayRangeChart
        ranges={rangesOfLevels(role)}
        currency="USD"
        labels={guideText.chart}
        summary={`${role.label}: ${guideText.roleChart}`}
      />
      <LevelTable role={role} guide={guide} />
    </section>
  );
}
