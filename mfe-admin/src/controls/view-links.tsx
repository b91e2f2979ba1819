import { Link, useSearchParams } from '@talent/sdk';

/** The views of a tool as links, so that each can be shared, bookmarked and opened in a tab of its own. */
export function ViewLinks<View extends string>(props: {
  label: string;
  param: string;
  /** Labels by view, in their order; the first one is shown without the parameter. */
  labels: Readonly<Record<View, string>>;
  shown: View;
  /** Other parameters that stay; the state of a view's tables does not. */
  keeps?: readonly string[];
}) {
  const { label, param, labels, shown, keeps = [] } = props;
  const [search] = useSearchParams();
  const kept = keeps.flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value]];
  });
  return (
    <nav aria-label={label} className="border-rule flex flex-wrap border-b">
      {(Object.keys(labels) as View[]).map((view) => (
        <Link
          key={view}
          to={{ search: new URLSearchParams([[param, view], ...kept]).toString() }}
          preventScrollReset
          aria-current={view === shown ? 'page' : undefined}
          className="text-ink-muted hover:text-ink aria-[current]:text-ink aria-[current]:border-signal -mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-3 font-medium"
        >
          {labels[view]}
        </Link>
      ))}
    </nav>
  );
}

/** The view that an address names; the first one when it names none of them. */
export function viewOf<View extends string>(
  labels: Readonly<Record<View, string>>,
  named: string | null,
): View {
  const views = Object.keys(labels) as View[];
  const [first] = views;
  if (first === undefined) throw new RangeError('A tool has at least one view.');
  return views.find((view) => view === named) ?? first;
}
