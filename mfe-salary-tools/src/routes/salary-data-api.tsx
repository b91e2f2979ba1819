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
import { FieldTables } from '../features/open-data/page/field-tables';
import { FileList } from '../features/open-data/page/file-list';
import { LicenseList } from '../features/open-data/page/license-list';
import { Section } from '@talent/ui/section';

const { title, lede, contents, related } = apiPage;

/** `/ai-salary-data-api`: the open figures as files, how to use them, and charts for other sites. */
export default function SalaryDataApiPage() {
  const { files, examples, sources, charts } = usePageData<ApiPageData>();
  return (
    <Container width="wide">
      <Breadcrumbs name={apiHead.name} parent={apiHead.parent} />
      <PageHeading title={title} lede={lede} className="pt-4 pb-8 md:pt-6 md:pb-10">
        <SectionLinks {...contents} />
      </PageHeading>
      <FileList files={files} />
      <ExampleList examples={examples} />
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
