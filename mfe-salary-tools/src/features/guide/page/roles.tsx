import { RangeChart } from '@talent/ui/range-chart';
import { rolePath } from '../../../calculations/role-path';
import { PageLink } from '../../../controls/page-links';
import { dollars } from '../../../content/country-money';
import { guideText } from '../content/guide-text';
import { isPublished, publishedRoles, suppressedRoles } from '../facts/guide';
import type { PublishedRole, GuideDocument } from '../facts/guide';
import { roleAnchor, rolesInOrder } from '../facts/guide-outline';
import { levelsOf, turned } from '../facts/guide-tables';
import { countOf } from '../facts/table-facts';
import { Chapter, Paragraphs } from './chapter';
import { denseRows, levelRows, rangeWords, domainOf } from './chart-rows';
import { GuideTable } from './guide-table';
import { PostingsNote } from './source-lines';

/**
 * Each role with figures: what its picture shows, the picture, and text and table behind it. Roles with levels take the
 * whole width, the others are two beside each other on the same axis. Then the roles that have no figures.
 */
export function Roles({ guide, words }: GuideDocument) {
  const suppressed = suppressedRoles(guide);
  const domain = domainOf(
    publishedRoles(guide).flatMap(({ all, levels }) => [all, ...levels.filter(isPublished)]),
  );
  return (
    <Chapter id="roles">
      <Paragraphs texts={words.roles} />
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-3 print:block">
        {rolesInOrder(guide).map((role) => (
          <RoleSection key={role.key} role={role} domain={domain} guide={guide} words={words} />
        ))}
      </div>
      {suppressed.length > 0 && (
        <div className="max-w-prose border-t border-rule pt-6">
          <h3 className="text-subheading">{guideText.suppressed.title}</h3>
          <p className="mt-2">
            {`${guideText.suppressed.reason} ${suppressed.map(countOf).join(', ')}.`}
          </p>
        </div>
      )}
    </Chapter>
  );
}

interface RoleSectionProps extends GuideDocument {
  role: PublishedRole;
  /** Ends of the axis, the same for every role. */
  domain: readonly [number, number];
}

function RoleSection({ role, domain, guide, words }: RoleSectionProps) {
  const { key, label, levels } = role;
  const id = roleAnchor(key);
  const hasLevels = levels.length > 0;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`${denseRows} min-w-0 border-t border-rule pt-5 print:mb-6 ${hasLevels ? 'col-span-full' : ''}`}
    >
      <h3
        id={`${id}-title`}
        className={`mb-1 break-after-avoid ${hasLevels ? 'text-2xl' : 'text-subheading'}`}
      >
        {label}
      </h3>
      <RangeChart
        {...dollars}
        headline={words.findings.byRole[key] ?? label}
        level={4}
        isPart={!hasLevels}
        subtitle={hasLevels ? guideText.chartUnits.levels : undefined}
        rows={levelRows(role)}
        words={rangeWords}
        domain={domain}
        behind={
          <div className="space-y-5">
            <Paragraphs texts={words.byRole[key] ?? []} />
            <GuideTable
              table={hasLevels ? levelsOf(role) : turned(levelsOf(role))}
              source={<PostingsNote guide={guide} />}
            />
          </div>
        }
      />
      {/* Levels are in the guide for the roles that are open, and these have a page. */}
      {hasLevels && (
        <p className="mt-3 print:hidden">
          <PageLink to={rolePath(key)}>{`${label} ${guideText.rolePage}`}</PageLink>
        </p>
      )}
    </section>
  );
}
