import { Breadcrumbs } from '@talent/page-parts/breadcrumbs';
import { NextStep } from '@talent/page-parts/next-step';
import { usePageData } from '@talent/sdk';
import { Container } from '@talent/ui/container';
import { PageHeading } from '@talent/ui/page-heading';
import { nextSteps } from '../content/next-steps';
import { RelatedLinks, SectionLinks } from '../controls/page-links';
import type { ApiPageData } from '../features/open-data/api-page-data';
import { apiHead, apiPage } from '../features/open-data/content/api-page';
import { EmbedList, ExampleList } from '../features/open-data/page/copied-code';
import { EditionChanges } from '../features/open-data/page/edition-changes';
import { FileList } from '../features/open-data/page/file-list';
import { Section } from '@talent/ui/section';
import { DataTable } from '@talent/ui/data-table';
import type { Field } from '../features/open-data/fields/field';
import { monthFields, seriesFields } from '../features/open-data/fields/market-fields';
import { changeFields } from '../features/open-data/fields/change-fields';
import { placeFields } from '../features/open-data/fields/place-fields';
import { salaryFields } from '../features/open-data/fields/salary-fields';
import { formatDay, formatEdition } from '@talent/sdk/format';
import { Link } from '@talent/ui/link';
import { LicenseLink } from '../controls/license-link';

const { title, lede, contents, related } = apiPage;

/** `/ai-salary-data-api`: the open figures as files, how to use them, and charts for other sites. */
export default function SalaryDataApiPage() {
  const { files, examples, changes, sources, charts } = usePageData<ApiPageData>();
  return (
    <Container width="wide">
      <Breadcrumbs name={apiHead.name} parent={apiHead.parent} />
      <PageHeading title={title} lede={lede} className="pt-4 pb-8 md:pt-6 md:pb-10">
        <SectionLinks {...contents} />
      </PageHeading>
      <FileList files={files} />
      <ExampleList examples={examples} />
      <EditionChanges changes={changes} />
      <FieldTables />
      <LicenseList sources={sources} />
      <UpdateNotes />
      <EmbedList charts={charts} />
      <RelatedLinks {...related} />
      <NextStep {...nextSteps.api} />
    </Container>
  );
}

const { updates: text } = apiPage;

function UpdateNotes() {
  return (
    <Section id="updates" title={text.title} rule>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {text.groups.map(({ title, items }) => (
          <div key={title}>
            <h3 className="text-subheading">{title}</h3>
            <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-ink-muted">
              {items.map((item) => (
                <li key={item} className="pl-1">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

const { fields: fieldText } = apiPage;

/** The fields of all files: the same lists that the files and their JSON Schemas are written from. */
function FieldTables() {
  return (
    <Section id="fields" title={fieldText.title} lede={fieldText.lede} rule>
      <div className="grid grid-cols-1 gap-10">
        <FieldTable caption={fieldText.salaries} fields={salaryFields} />
        <FieldTable caption={fieldText.places} fields={placeFields} />
        <FieldTable caption={fieldText.changes} fields={changeFields} />
        <FieldTable caption={fieldText.series} fields={seriesFields} />
        <FieldTable caption={fieldText.months} fields={monthFields} />
      </div>
    </Section>
  );
}

function FieldTable({ caption, fields }: { caption: string; fields: readonly Field[] }) {
  return (
    <DataTable
      caption={caption}
      heads={fieldText.heads.map((name) => ({ name, kind: 'words' }))}
      rows={fields.map(({ name, type, nullable, text, values }) => ({
        key: name,
        name: <code>{name}</code>,
        cells: [
          `${type} ${nullable ? fieldText.orNull : ''}`,
          `${text} ${values ? `${fieldText.oneOf} ${values.join(', ')}.` : ''}`,
        ],
      }))}
    />
  );
}

const { licenses: licenseText } = apiPage;

/** Each source with its license, and what its license asks of those who use a figure. */
function LicenseList({ sources }: Pick<ApiPageData, 'sources'>) {
  return (
    <Section id="licenses" title={licenseText.title} lede={licenseText.lede} rule>
      <dl data-quoted className="divide-y divide-rule border-y border-rule">
        {sources.map((source) => (
          <div key={source.key} className="grid gap-x-12 gap-y-2 py-5 md:grid-cols-[1fr_2fr]">
            <dt className="font-medium">
              <Link href={source.url} rel="noopener">
                {source.name}
              </Link>
              <p className="text-sm font-normal text-ink-muted">
                {`${source.publisher}. ${licenseText.edition} ${formatEdition(source.edition)}, ${licenseText.fetched} ${formatDay(source.retrievedOn)}.`}
              </p>
            </dt>
            <dd className="max-w-prose">
              <p>
                {licenseText.license} <LicenseLink source={source} tone="ink" rel="noopener" />.
              </p>
              <p className="mt-1">
                {source.attribution
                  ? `${licenseText.duties.attribution} “${source.attribution}”`
                  : licenseText.duties.none}
              </p>
              {source.changes && (
                <p className="mt-1 text-ink-muted">
                  {`${licenseText.duties.changes} “${source.changes}”`}
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-prose text-ink-muted">{licenseText.link}</p>
    </Section>
  );
}
