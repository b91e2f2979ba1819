import type { ReactNode } from 'react';
import { inspectorText as text } from '../../content/inspector';
import type { InspectedApp } from './inspect-apps';

/** Everything about one app. */
export function AppCard({ app, channel }: { app: InspectedApp; channel: string }) {
  const { facts } = text;
  const { loadMs, files, transferred, unpacked, errors } = app;
  return (
    <section className="border-rule border-t py-3" aria-label={app.name}>
      <h3 className="text-sm font-medium">
        {app.name} <span className="text-ink-muted font-normal">{app.version}</span>
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
