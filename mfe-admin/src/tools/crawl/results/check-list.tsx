import { useId, type ReactNode } from 'react';
import { useData } from '../../../queries/use-data';
import type { CheckCount, CrawlRow } from '../api/crawls';
import { resultTexts } from '../content/comprehensive-seo';
import { checks } from '../checks/checks';
import type { Check } from '../checks/problem';
import { crawlQueries } from '../queries';
import { checkLabel } from './labels';

interface CheckListProps {
  crawl: CrawlRow;
  /** Key of the check whose findings show; null for all. */
  picked: string | null;
  onPick: (check: string | null) => void;
}

/** Every check with the number of its findings. Choosing one shows its findings alone. */
export function CheckList({ crawl, picked, onPick }: CheckListProps): ReactNode {
  const titleId = useId();
  const counts = useData(crawlQueries.checks(crawl.id));
  return (
    <section aria-labelledby={titleId} aria-busy={counts.isPending}>
      <h3 id={titleId} className="text-sm font-semibold">
        {resultTexts.checksHeading}
      </h3>
      <ul className="border-rule mt-2 grid border-t text-sm sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-3">
        <CheckItem
          label={resultTexts.everyCheck}
          count={String(crawl.errors + crawl.warnings + crawl.notices)}
          isPicked={picked === null}
          onPick={() => onPick(null)}
        />
        {checks.map((check) => (
          <CheckItem
            key={check.key}
            label={checkLabel(check.key)}
            count={countOf(counts.data, check.key)}
            notRun={whyNotRun(check, crawl)}
            isPicked={picked === check.key}
            onPick={() => onPick(check.key)}
          />
        ))}
      </ul>
    </section>
  );
}

interface CheckItemProps {
  label: string;
  count: string;
  /** The reason why the check was not run; null if it was. */
  notRun?: string | null;
  isPicked: boolean;
  onPick: () => void;
}

function CheckItem({ label, count, notRun = null, isPicked, onPick }: CheckItemProps): ReactNode {
  return (
    <li className="border-rule border-b">
      {notRun !== null ? (
        <p className="text-ink-muted px-2 py-1.5">
          {label}: {notRun}
        </p>
      ) : (
        <button
          type="button"
          aria-pressed={isPicked}
          className="hover:bg-surface aria-pressed:bg-signal-wash flex w-full justify-between gap-3 px-2 py-1.5 text-start aria-pressed:font-semibold"
          onClick={onPick}
        >
          <span>{label}</span>
          <span className={`tabular-nums ${count === '0' ? 'text-ink-muted' : 'font-semibold'}`}>
            {count}
          </span>
        </button>
      )}
    </li>
  );
}

function countOf(counts: readonly CheckCount[] | undefined, key: string): string {
  if (counts === undefined) return '…';
  const own = counts.filter(({ check_key }) => check_key === key);
  return String(own.reduce((sum, { findings }) => sum + findings, 0));
}

function whyNotRun({ key, needsWhole }: Check, crawl: CrawlRow): string | null {
  if (needsWhole && !crawl.is_whole) return resultTexts.notRun;
  return key === 'rendering' && !crawl.is_rendered ? resultTexts.notRendered : null;
}
