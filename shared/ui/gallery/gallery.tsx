import { Link } from '../src/text/link.tsx';
import type { Entry } from './entries/entry.ts';
import { rooms } from './rooms.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { Tokens } from './tokens.tsx';

/** Every component of `@talent/ui` in its states, under the tokens that they are made of. */
export function Gallery() {
  return (
    <div className="max-w-wide mx-auto px-4 sm:px-6 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12 lg:px-8">
      <header className="py-10 md:py-14 lg:col-start-2">
        <p className="text-ink-muted mb-3 text-sm">@talent/ui</p>
        <h1 className="text-display">Component gallery</h1>
        <p className="text-lede text-ink-muted mt-5 mb-7 max-w-prose">
          Every component in its states. Names, figures and sources are samples.
        </p>
        <ThemeSwitch />
      </header>
      <Contents />
      <main data-app="gallery" className="min-w-0 pb-24 lg:col-start-2">
        <Tokens />
        {rooms.map(({ title, entries }) => (
          <section key={title} aria-labelledby={`room-${title}`}>
            <h2 id={`room-${title}`} className="text-title border-ink mt-16 border-t-2 pt-4">
              {title}
            </h2>
            {entries.map((entry) => (
              <Component key={entry.name} entry={entry} />
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}

function Contents() {
  return (
    <nav
      aria-label="Components"
      className="border-ink border-t-2 pt-4 pb-12 text-sm lg:sticky lg:top-0 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:max-h-screen lg:self-start lg:overflow-y-auto lg:border-t-0 lg:py-14"
    >
      <ul className="columns-2 gap-6 sm:columns-3 lg:columns-1">
        <li className="mb-5">
          <Link tone="ink" href="#tokens" className="font-semibold">
            Tokens
          </Link>
        </li>
        {rooms.map(({ title, entries }) => (
          <li key={title} className="mb-5 break-inside-avoid">
            <p className="mb-1 font-semibold">{title}</p>
            <ul>
              {entries.map(({ name }) => (
                <li key={name}>
                  <Link tone="ink" href={`#${name}`} className="inline-block py-1">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Component({ entry: { name, about, states } }: { entry: Entry }) {
  return (
    <section
      id={name}
      data-component={name}
      aria-labelledby={`${name}-title`}
      className="scroll-mt-8 pt-12"
    >
      <h3 id={`${name}-title`} className="text-heading">
        {name}
      </h3>
      <p className="text-ink-muted mt-1 max-w-prose">{about}</p>
      <p className="text-ink-muted mt-1 font-mono text-xs break-all">@talent/ui/{name}</p>
      <div className="mt-5 grid gap-x-6 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
        {states.map(({ label, element, wide }) => (
          <div key={label} className={wide ? 'min-w-0 md:col-span-full' : 'min-w-0'}>
            <p className="border-rule text-ink-muted mb-4 border-t pt-1.5 text-xs">{label}</p>
            {element}
          </div>
        ))}
      </div>
    </section>
  );
}
