import { Link as RouterLink } from '@talent/sdk';
import { formatEdition } from '@talent/sdk/format';
import type { SalarySource } from '@talent/api/salary/salary-data';
import { Link } from '@talent/ui/link';
import { Section } from '@talent/ui/section';
import { fileDate } from '../../content/source-dates';
import { LicenseLink } from '../../controls/license-link';
import { sources as text } from './content/method';

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
                {source.publisher}. {text.edition} {formatEdition(source.edition)},{' '}
                {fileDate(source)}.
              </p>
            </dt>
            <dd className="max-w-prose">
              <p>{source.method}</p>
              <p className="mt-2 text-ink-muted">
                {text.licence} <LicenseLink source={source} tone="ink" rel="noopener" />.
                {source.attribution && ` ${source.attribution}`}
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
