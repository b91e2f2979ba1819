import { formatDay, formatEdition } from '@talent/sdk/format';
import { Link } from '@talent/ui/link';
import { Section } from '@talent/ui/section';
import type { ApiPageData } from '../api-page-data';
import { LicenseLink } from '../../../controls/license-link';
import { apiPage } from '../content/api-page';

const { licenses: text } = apiPage;

/** Each source with its license, and what its license asks of those who use a figure. */
export function LicenseList({ sources }: Pick<ApiPageData, 'sources'>) {
  return (
    <Section id="licenses" title={text.title} lede={text.lede} rule>
      <dl data-quoted className="divide-y divide-rule border-y border-rule">
        {sources.map((source) => (
          <div key={source.key} className="grid gap-x-12 gap-y-2 py-5 md:grid-cols-[1fr_2fr]">
            <dt className="font-medium">
              <Link href={source.url} rel="noopener">
                {source.name}
              </Link>
              <p className="text-sm font-normal text-ink-muted">
                {`${source.publisher}. ${text.edition} ${formatEdition(source.edition)}, ${text.fetched} ${formatDay(source.retrievedOn)}.`}
              </p>
            </dt>
            <dd className="max-w-prose">
              <p>
                {text.license} <LicenseLink source={source} tone="ink" rel="noopener" />.
              </p>
              <p className="mt-1">
                {source.attribution
                  ? `${text.duties.attribution} “${source.attribution}”`
                  : text.duties.none}
              </p>
              {source.changes && (
                <p className="mt-1 text-ink-muted">
                  {`${text.duties.changes} “${source.changes}”`}
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-prose text-ink-muted">{text.link}</p>
    </Section>
  );
}
