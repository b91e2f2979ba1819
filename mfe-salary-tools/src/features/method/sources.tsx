import { Link } from '@talent/ui/link';
import { Section } from '@talent/ui/section';
import type { BandGroup } from '../../api/band-group';
import { sources } from '../../content/method';

/** Who published the figures, how each source makes them, and on which terms. */
export function Sources({ groups }: { groups: readonly BandGroup[] }) {
  const used = groups.flatMap(({ source }) => source ?? []);
  return (
    <Section id="sources" title={sources.title} rule>
      <dl className="divide-y divide-rule border-y border-rule">
        {used.map(({ key, name, url, licence, attribution, method }) => (
          <div
            key={key}
            id={`source-${key}`}
            className="grid gap-x-12 gap-y-2 py-5 md:grid-cols-[1fr_2fr]"
          >
            <dt className="font-medium">
              <Link href={url} rel="noopener">
                {name}
              </Link>
            </dt>
            <dd className="max-w-prose">
              <p>{method}</p>
              <p className="mt-2 text-ink-muted">
                {sources.licence} {licence}.{attribution && ` ${attribution}`}
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
