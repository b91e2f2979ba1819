import { MarkPicture } from '@talent/ui/mark-picture';
import { VisuallyHidden } from '@talent/ui/visually-hidden';
import { useEffect, useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { tabOfKey } from '../tabs/tab-keys';
import type { InstrumentRole } from './to-instrument';

interface RoleTabsProps {
  label: string;
  /** `Median`: names the figure of each role for screen readers. */
  median: string;
  roles: readonly InstrumentRole[];
  shown: number;
  onChoose: (index: number) => void;
  panelId: string;
  idOf: (index: number) => string;
}

/**
 * The roles with their pay as strokes: a chart whose rows are its controls. In the served page each is a link to the role's
 * page; once scripts run they are tabs, the same elements without their addresses, so that nothing is prefetched for a choice.
 */
export function RoleTabs({ label, median, roles, shown, onChoose, panelId, idOf }: RoleTabsProps) {
  const labelId = useId();
  // Not `useHydrated`: for this page it would be one more file to load.
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  function walk(event: KeyboardEvent<HTMLUListElement>): void {
    const chosen = tabOfKey(event.key, shown, roles.length, 'vertical');
    if (chosen === null) return;
    event.preventDefault();
    onChoose(chosen);
    const tab = event.currentTarget.children[chosen]?.firstElementChild;
    if (tab instanceof HTMLElement) tab.focus();
  }
  return (
    <>
      <h3 id={labelId} className="mb-2 font-sans text-sm font-medium">
        {label}
      </h3>
      <ul
        aria-labelledby={labelId}
        {...(isScripted && { role: 'tablist', 'aria-orientation': 'vertical', onKeyDown: walk })}
        data-enhanced=""
        className="border-t-2 border-ink"
      >
        {roles.map((role, index) => {
          const isShown = index === shown;
          const asTab = {
            role: 'tab',
            'aria-selected': isShown,
            'aria-controls': panelId,
            tabIndex: isShown ? 0 : -1,
            onClick: (event: MouseEvent) => {
              event.preventDefault();
              onChoose(index);
            },
          };
          return (
            <li
              key={role.key}
              role={isScripted ? 'presentation' : undefined}
              className="border-b border-rule"
            >
              <a
                id={idOf(index)}
                {...(isScripted ? asTab : { href: role.page.to })}
                data-shown={isShown || undefined}
                className="block cursor-pointer border-l-4 border-transparent py-2 pr-1 pl-3 hover:bg-surface data-shown:border-signal data-shown:bg-surface forced-colors:border-[Canvas] forced-colors:data-shown:border-[Highlight]"
              >
                <span className="flex items-baseline justify-between gap-3">
                  <span className="font-medium">{role.label}</span>
                  <span className="font-semibold tabular-nums">
                    <VisuallyHidden>{`${median} `}</VisuallyHidden>
                    <span>{role.median}</span>
                  </span>
                </span>
                <span className="flex items-end gap-3">
                  <span className="block min-w-0 flex-1">
                    <MarkPicture picture={role.band} size="full" decorative />
                  </span>
                  <span className="w-20 shrink-0 text-right text-xs text-ink-muted">
                    {role.ranges}
                  </span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
