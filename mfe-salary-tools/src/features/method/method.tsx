import { Section } from '@talent/ui/section';
import { method, sources as text } from './content/method';
import { Link as RouterLink } from '@talent/sdk';
import { formatEdition } from '@talent/sdk/format';
import type { SalarySource } from '@talent/api/salary/salary-data';
import { Link } from '@talent/ui/link';
import { fileDate } from '../../content/source-dates';
import { LicenseLink } from '../../controls/license-link';

const { title, lede, parts, limits } = method;

/** The rules behind the figures, and their limits. */
export function Method() {
  return (
    <Section id="method" title={title} lede={lede} rule>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {parts.map((part) => (
          <div key={part.title}>
            <h3 className="text-subheading">{part.title}</h3>
            <p className="mt-2">{part.text}</p>
          </div>
        ))}
      </div>
      <div className="mt-12 border-t-2 border-ink pt-5">
        <h3 className="text-subheading">{limits.title}</h3>
        <ul className="mt-4 grid list-disc gap-x-12 gap-y-3 pl-5 marker:text-ink-muted md:grid-cols-2">
          {limits.items.map((item) => (
            <li key={item} className="pl-1">
              {item}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Publisher, method and license of each source. */
export function Sources({ sources }: { sources: readonly SalarySource[] }) {
  return (
    <Section id="sources" title={text.title} rule>
      <dl data-quoted className="divide-y divide-rule border-y border-rule">
        {sources.map((source) => (
          <div
            key={source.key}
            id={`source-${source.key}`}
            className="grid gap-x-12 gap-y-2 py-5 md:grid-cols-[1fr_2fr]"
          >
            <dt className="font-medium">
              <Link href={source.url} rel="noopener">
                {source.name}
              </Link>
              <p className="text-sm font-normal text-ink-muted">
                {`${source.publisher}. ${text.edition} ${formatEdition(source.edition)}, ${fileDate(source)}.`}
              </p>
            </dt>
            <dd className="max-w-prose">
              <p>{source.method}</p>
              <p className="mt-2 text-ink-muted">
                {text.licence} <LicenseLink source={source} tone="ink" rel="noopener" />.
                <span>{source.attribution && ` ${source.attribution}`}</span>
              </p>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        {text.open.text}{' '}
        <Link asChild>
          <RouterLink to={text.open.to}>{text.open.label}</RouterLink>
        </Link>
        .
      </p>
    </Section>
  );
}
