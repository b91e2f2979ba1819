import { Link } from '@talent/sdk';
import { Badge } from '@talent/ui/badge';
import { Button } from '@talent/ui/button';
import { useId, useRef } from 'react';
import type { HomeContent } from '../content/home-content';
import type { InstrumentRole, ShownProfile } from '../instrument/to-instrument';
import { strokesBox, strokesPath } from './strokes';
import { LAST_HOUR, useHour } from './use-hour';

interface SearchClockProps {
  text: HomeContent['search'];
  roles: readonly InstrumentRole[];
  /** Index of the chosen role. */
  shown: number;
  onChoose: (index: number) => void;
}

/**
 * A made-up search, hour by hour: 72 strokes that run as the page is scrolled, or by dragging and the arrow keys. Without
 * scripts it is the list of what happens when. Nothing on a live site, which has no samples.
 */
export function SearchClock({ text, roles, shown, onChoose }: SearchClockProps) {
  const part = useRef<HTMLElement>(null);
  const [hour, setHour] = useHour(part);
  const id = useId();
  const role = roles[shown];
  const search = role?.search;
  if (!search) return null;
  const hours = text.events.map((event) => event.hour);
  const current = text.events.findLastIndex((event) => event.hour <= hour);
  const words = (line: string) =>
    line.replace('{brief}', search.brief).replace('{dropped}', search.dropped);
  return (
    <section ref={part} aria-labelledby={id} className="pb-10">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={id} className="text-subheading">
          {text.title}
        </h2>
        <Badge>{text.badge}</Badge>
        <label className="flex min-w-0 items-center gap-2 text-sm noscript:hidden sm:ml-auto">
          <span>{text.role}</span>
          <select
            value={shown}
            onChange={({ target }) => onChoose(Number(target.value))}
            className="control w-auto min-w-0 py-1.5 text-sm"
          >
            {roles.map(({ key, label }, index) => (
              <option key={key} value={index}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="relative mt-4 bg-paper max-sm:sticky max-sm:top-16 max-sm:z-10 max-sm:py-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-signal">
        <svg
          aria-hidden="true"
          viewBox={strokesBox}
          preserveAspectRatio="none"
          className="block h-14 w-full md:h-20"
        >
          <path d={strokesPath(0, hour, hours)} className="fill-signal" />
          <path d={strokesPath(hour + 1, LAST_HOUR, hours)} className="fill-ink/35" />
        </svg>
        <input
          type="range"
          min={0}
          max={LAST_HOUR}
          value={hour}
          onChange={({ target }) => setHour(Number(target.value))}
          aria-label={text.control}
          aria-valuetext={`${text.hour} ${hour}: ${text.events[current]?.title ?? ''}`}
          className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0 noscript:hidden"
        />
      </div>
      <p className="mt-2 flex justify-between gap-4 text-xs text-ink-muted">
        <span>{text.hint}</span>
        <output className="w-14 shrink-0 font-medium tabular-nums noscript:hidden">{`${text.hour} ${hour}`}</output>
      </p>
      <ol className="mt-4 grid gap-x-5 gap-y-3 sm:grid-cols-3 lg:grid-cols-6">
        {text.events.map((event, index) => (
          <li
            key={event.hour}
            data-state={index > current ? 'ahead' : index === current ? 'now' : 'past'}
            className="border-t-2 border-signal pt-2 max-sm:grid max-sm:grid-cols-[4.5rem_1fr] data-[state=ahead]:border-rule data-[state=ahead]:text-ink-muted"
          >
            <p className="text-sm tabular-nums">{`${text.hour} ${event.hour}`}</p>
            <div>
              <h3 className="font-sans text-sm font-semibold">{event.title}</h3>
              <p className="text-sm">{words(event.text)}</p>
            </div>
          </li>
        ))}
      </ol>
      <h3 className="mt-6 font-sans text-sm font-semibold">{text.profiles}</h3>
      <div className="mt-2 grid items-start gap-x-5 sm:grid-cols-3">
        {search.profiles.map((profile) => (
          <Profile key={profile.built} profile={profile} text={text} />
        ))}
      </div>
      <Button asChild size="sm" className="mt-6">
        <Link to={`${text.contact}?role=${role.key}`}>{text.start}</Link>
      </Button>
    </section>
  );
}

function Profile({ profile, text }: { profile: ShownProfile; text: HomeContent['search'] }) {
  return (
    <details className="border-t border-rule text-sm">
      <summary className="cursor-pointer py-3 font-medium hover:text-signal">
        {profile.summary}
      </summary>
      <dl className="pb-4">
        {(['built', 'weaker', 'terms'] as const).map((field) => (
          <div key={field} className="mb-1">
            <dt className="text-ink-muted">{text[field]}</dt>
            <dd>{profile[field]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
