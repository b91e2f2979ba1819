import type { Composition } from '@talent/sdk/contract';
import { useEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import { inspectorText as text } from '../../content/inspector';
import type { GuardState } from '../guard/guard-store';
import { inspectApps, type InspectedApp } from './inspect-apps';

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
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  // People navigate under the inspector.
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(refresh, 1000);
    return () => clearInterval(timer);
  }, []);
  useEffect(outlineApps);
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
    onPage: new Set(regions('[data-app]').flatMap(({ dataset }) => dataset['app'] ?? [])),
    files: performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming),
    failures,
  });
  return (
    <div className="print:hidden">
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
        <p className="text-ink-muted mt-1 text-sm">{`${text.set} ${compositionId(composition)}`}</p>
        <CopyLink composition={composition} href={window.location.href} />
        {apps.map((app) => (
          <AppCard key={app.name} app={app} channel={set} />
        ))}
      </div>
    </div>
  );
}

function regions(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

/** Outlines the apps, without the inspector itself and the badge of a preview. The content security policy refuses style attributes. */
function outlineApps(): () => void {
  const outlined = regions('[data-app]:not([data-uninspected])');
  for (const { style } of outlined) {
    style.outline = '2px solid var(--signal)';
    style.outlineOffset = '-2px';
  }
  return () => {
    for (const { style } of outlined) {
      style.removeProperty('outline');
      style.removeProperty('outline-offset');
    }
  };
}

type Copy = { status: 'idle' } | { status: 'copied'; link: string } | { status: 'refused' };

function CopyLink({ composition, href }: { composition: Composition; href: string }) {
  const [copy, setCopy] = useState<Copy>({ status: 'idle' });
  const link = compositionLink(composition, new URL(href));
  const onCopy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopy({ status: 'copied', link });
    } catch {
      setCopy({ status: 'refused' });
    }
  };
  return (
    <div className="py-3">
      <button
        type="button"
        className="bg-signal text-signal-ink w-full px-3 py-2 text-sm font-medium"
        onClick={() => void onCopy()}
      >
        {text.copy}
      </button>
      <input
        readOnly
        aria-label={text.link}
        value={link}
        className="border-boundary text-ink mt-2 w-full border px-2 py-1 text-xs"
        onFocus={(event) => event.target.select()}
      />
      <p role="status" className="text-ink-muted mt-1 text-xs">
        {copy.status === 'refused'
          ? text.notCopied
          : copy.status === 'copied' && copy.link === link && text.copied}
      </p>
    </div>
  );
}

/** The composition's name for people and for the gateway: `stable.42`. */
function compositionId({ channel, revision }: Composition): string {
  return `${channel}.${revision}`;
}

/** Address that shows a page with exactly this set of versions, whatever is live later. */
export function compositionLink(composition: Composition, page: URL): string {
  const link = new URL(`/_channel/${compositionId(composition)}`, page);
  link.searchParams.set('to', page.pathname + page.search);
  return link.href;
}

function AppCard({ app, channel }: { app: InspectedApp; channel: string }) {
  const { facts } = text;
  const { loadMs, files, transferred, unpacked, errors } = app;
  return (
    <section className="border-rule border-t py-3" aria-label={app.name}>
      <h3 className="text-sm font-medium">
        <span>{app.name}</span> <span className="text-ink-muted font-normal">{app.version}</span>
      </h3>
      {app.fallbackFor !== null && (
        <p className="text-negative text-xs">{text.fallback(app.fallbackFor)}</p>
      )}
      <dl className="mt-1 grid gap-x-3 text-xs sm:grid-cols-2">
        <Fact name={facts.load}>
          {loadMs === null ? text.nothingLoaded : `${Math.round(loadMs)} ms`}
        </Fact>
        <Fact name={facts.files}>{files}</Fact>
        <Fact name={facts.transferred}>
          {files > 0 && transferred === 0 ? text.fromCache : kilobytes(transferred)}
        </Fact>
        <Fact name={facts.unpacked}>{kilobytes(unpacked)}</Fact>
        <Fact name={facts.channel}>{channel}</Fact>
        <Fact name={facts.errors}>
          {errors.length === 0 ? (
            text.noErrors
          ) : (
            <span className="text-negative">{errors.join('; ')}</span>
          )}
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
