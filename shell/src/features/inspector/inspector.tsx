import type { Composition } from '@talent/sdk/contract';
import { useEffect, useRef, useLayoutEffect } from 'react';
import { inspectorText as text } from '../../content/inspector';
import type { GuardState } from '../guard/guard-store';
import { AppCard } from './app-card';
import { compositionId } from './composition-link';
import { CopyLink } from './copy-link';
import { inspectApps } from './inspect-apps';
import { appsOnPage } from './regions';
import { usePage } from './use-page';
import type { Region } from './regions';

/** Facts of the tab that the inspector is given. */
export interface InspectorTab {
  composition: Composition;
  /** Name of the set of versions, for people. */
  set: string;
  isPreview: boolean;
  /** Checks once whether the signed-in person has the role `admin`; the result is in `guard`. */
  checkAdmin: () => Promise<void>;
  guard: { getState: () => GuardState };
  /** Failures so far; the list grows while the tab is open. */
  failures: readonly { app: string; error: unknown }[];
}

interface InspectorProps {
  tab: InspectorTab;
  onClose: () => void;
}

/** Outlines of the apps on the page, and a panel with the facts of each. The page stays usable. */
export function Inspector({ tab, onClose }: InspectorProps) {
  const { composition, failures, set } = tab;
  const { regions, href } = usePage();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);

  const guard = tab.guard.getState();
  const apps = inspectApps({
    composition,
    guarded: guard.status === 'allowed' ? guard.composition : null,
    onPage: appsOnPage(),
    files: performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming),
    failures,
  });
  const versionOf = (name: string) => apps.find((app) => app.name === name)?.version ?? '';
  return (
    <div className="print:hidden">
      {regions.map((region, index) => (
        <Outline key={index} region={region} label={`${region.app} ${versionOf(region.app)}`} />
      ))}
      <div
        ref={panel}
        role="dialog"
        aria-labelledby="inspector-title"
        tabIndex={-1}
        className="bg-surface text-ink border-boundary fixed right-2 bottom-2 left-2 z-50 max-h-[60vh] overflow-y-auto border p-4 sm:left-auto sm:w-96"
      >
        <div className="flex items-center justify-between gap-3">
          <h2 id="inspector-title" className="text-lg">
            {text.title}
          </h2>
          <button type="button" className="py-1 text-sm underline" onClick={onClose}>
            {text.close}
          </button>
        </div>
        <p className="text-ink-muted mt-1 text-sm">
          {text.set} {compositionId(composition)}
        </p>
        <CopyLink composition={composition} href={href} />
        {apps.map((app) => (
          <AppCard key={app.name} app={app} channel={set} />
        ))}
      </div>
    </div>
  );
}

/** An outline over an app's part of the page, with its name; clicks pass through it. */
function Outline({ region, label }: { region: Region; label: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { left, top, width, height } = region;
    // Through the DOM: the content security policy refuses style attributes.
    for (const [side, value] of Object.entries({ left, top, width, height })) {
      box.current?.style.setProperty(side, `${value}px`);
    }
  }, [region]);
  return (
    <div
      ref={box}
      className="border-signal pointer-events-none fixed z-50 border-2 text-right leading-none"
    >
      <span className="bg-signal text-signal-ink inline-block max-w-full px-2 text-xs">
        {label}
      </span>
    </div>
  );
}
