import { seoLimits } from '@talent/api/seo/limits';
import type { PlanItem, SeoFact, Strategy } from '@talent/functions/seo-strategy/contract';
import { useSession } from '@talent/sdk';
import { Badge } from '@talent/ui/badge';
import { Notice } from '@talent/ui/notice';
import { useMemo } from 'react';
import { columnsOf } from '../../../table/columns';
import type { RowOf } from '../../../table/load-from-database';
import { RowButton } from '../../../table/row-button';
import { ToolTable } from '../../../table/tool-table';
import { formatTime } from '../../../time/format-time';
import { isoTime } from '../../../time/utc';
import { effortLabels, madeByLabels, storedPlans, strategyTexts } from '../content/seo-strategy';
import { seoQueries } from '../queries';

/** A plan: who or what made it and when, then its items with the facts beside them. */
export function PlanView({ strategy }: { strategy: Strategy }) {
  const { plan, facts, created_at } = strategy;
  const time = isoTime(created_at);
  return (
    <section aria-label={strategyTexts.plan}>
      <p role="status" className="sr-only">
        {strategyTexts.done(plan.items.length)}
      </p>
      <p className="mb-4 text-sm">
        <span className="font-semibold">{madeByLabel(strategy)}</span>
        <span className="text-ink-muted">
          {' · '}
          <time dateTime={time}>{formatTime(time)}</time>
        </span>
      </p>
      {plan.items.length === 0 ? (
        <p>{strategyTexts.nothing}</p>
      ) : (
        <ol className="border-rule border-t">
          {plan.items.map((item, index) => (
            <PlanItemView
              key={`${index} ${item.title}`}
              place={index + 1}
              item={item}
              facts={facts}
              isByModel={strategy.kind === 'gemini'}
            />
          ))}
        </ol>
      )}
      {plan.leftOut > 0 && (
        <p className="text-ink-muted mt-3 text-sm">{strategyTexts.leftOut(plan.leftOut)}</p>
      )}
    </section>
  );
}

interface PlanItemProps {
  /** From 1. */
  place: number;
  item: PlanItem;
  facts: readonly SeoFact[];
  /** Whether a model wrote it: its figures may be invented. */
  isByModel: boolean;
}

/** One item of a plan: what to do on the left, the measured facts that it rests on to the right. */
function PlanItemView({ place, item, facts, isByModel }: PlanItemProps) {
  const own = facts.filter(({ id }) => item.facts.includes(id));
  const unsupported = isByModel ? unsupportedFigures(item, facts) : [];
  return (
    <li className="border-rule grid gap-x-10 gap-y-4 border-b py-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h3 className="min-w-0 text-lg font-medium">
            <span className="text-ink-muted me-2 tabular-nums">{place}</span>
            <span>{item.title}</span>
          </h3>
          <Badge tone="neutral">{effortLabels[item.effort]}</Badge>
        </div>
        <p className="text-ink-muted mt-1 text-sm break-all">{item.page}</p>
        <p className="mt-2 max-w-prose break-words">{item.why}</p>
        {unsupported.length > 0 && (
          <Notice tone="warning" live={false} className="mt-3">
            <p className="text-sm">{strategyTexts.unsupported(unsupported)}</p>
          </Notice>
        )}
        <ul aria-label={strategyTexts.steps} className="mt-3 max-w-prose list-disc ps-5 text-sm">
          {item.steps.map((step) => (
            <li key={step} className="mt-1 break-words">
              {step}
            </li>
          ))}
        </ul>
      </div>
      <dl aria-label={strategyTexts.facts} className="border-rule self-start border-t text-sm">
        {own.map(({ id, page, label, value }) => (
          <div key={id} className="border-rule border-b py-2">
            <dt className="text-ink-muted text-xs">
              {strategyTexts.facts}: <span>{label}</span>
              {page !== item.page && <span className="break-all">{` (${page})`}</span>}
            </dt>
            <dd className="break-words tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

export function madeByLabel({ model, reason }: Record<'model' | 'reason', string | null>): string {
  if (model !== null) return madeByLabels.gemini(model);
  return reason === 'asked' ? madeByLabels.asked : madeByLabels['no-key'];
}

const FIGURE = /(?<![\p{L}\d])\d+(?:[.,]\d+)*\s?%?/gu;

/** Figures of the analyzer's own rules: the recommended lengths, and one h1. */
const RULES = ['0', '1', ...Object.values(seoLimits).flatMap(({ min, max }) => [min, max])];

/** Figures that an item claims and that no measured fact holds; what its steps propose is no claim. */
export function unsupportedFigures(
  { title, why }: Pick<PlanItem, 'title' | 'why'>,
  facts: readonly SeoFact[],
): string[] {
  const known = new Set(RULES.map(String));
  for (const { value, page } of facts) {
    for (const figure of figuresOf(`${value} ${page}`)) known.add(figure);
  }
  return [...new Set(figuresOf(`${title} ${why}`))].filter((figure) => !known.has(figure));
}

function figuresOf(text: string): string[] {
  return [...text.matchAll(FIGURE)].map(([figure]) => figure.replace(/\s/g, ''));
}

export function StoredPlans({ onOpen }: { onOpen: (id: number) => void }) {
  const session = useSession();
  const me = session.status === 'signed-in' ? session.userId : null;
  const columns = useMemo(() => planColumns(me, onOpen), [me, onOpen]);
  return (
    <div className="mt-8">
      <h3 className="mb-3 text-lg font-medium">{storedPlans.heading}</h3>
      <ToolTable
        name="seo-plans"
        caption={storedPlans.caption}
        columns={columns}
        source={seoQueries.plans}
        initialSort={{ key: 'created_at', descending: true }}
        pageSize={10}
        empty={storedPlans.empty}
        emptyKind="list"
      />
    </div>
  );
}

type ListedStrategy = RowOf<typeof seoQueries.plans>;

const plan = columnsOf<ListedStrategy>();

function planColumns(me: string | null, onOpen: (id: number) => void) {
  const { columns } = storedPlans;
  return [
    {
      ...plan.time('created_at', columns.created),
      cell: ({ id, created_at }: ListedStrategy) => (
        <RowButton
          className="whitespace-nowrap tabular-nums"
          aria-label={storedPlans.open(formatTime(created_at))}
          onClick={() => onOpen(id)}
        >
          {formatTime(created_at)}
        </RowButton>
      ),
    },
    plan.sorted('kind', columns.madeBy, madeByLabel, (row) => (
      <span className="block min-w-44">
        <span>{madeByLabel(row)}</span>
        <span className="text-ink-muted">
          {`, ${row.created_by === me ? strategyTexts.you : strategyTexts.anotherAdmin}`}
        </span>
      </span>
    )),
    plan.figure('pages', columns.pages),
    plan.figure('items', columns.items),
  ];
}
