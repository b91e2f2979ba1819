import { usePageData } from '@talent/sdk';
import { Container } from '@talent/ui/container';
import { PageHeading } from '@talent/ui/page-heading';
import { Section } from '@talent/ui/section';
import { salaryData } from '../content/salary-data';
import { Method } from '../features/method/method';
import { Sources } from '../features/method/sources';
import { PageContents } from '../features/page-contents/page-contents';
import { PayChart } from '../features/pay-chart/pay-chart';
import { PayTable } from '../features/pay-table/pay-table';
import type { SalaryData } from './salary-data.plan';

const { postings, canada, official, figures, jobBankFigures } = salaryData;

/** `/ai-ml-salary-data`: posted pay, wages in Canada, official wages, and how they are made. */
export default function SalaryDataPage() {
  const data = usePageData<SalaryData>();
  return (
    <Container width="wide">
      <PageHeading title={salaryData.title} lede={salaryData.lede} className="pb-8 md:pb-10">
        <PageContents />
      </PageHeading>
      <Section id="postings" title={postings.title} lede={postings.lede} rule>
        <PayChart bands={data.postings.bands} />
        <PayTable
          copy={postings}
          figures={figures}
          currency="USD"
          group={data.postings}
          className="mt-12"
        />
      </Section>
      <Section id="canada" title={canada.title} lede={canada.lede} rule>
        <PayTable copy={canada} figures={jobBankFigures} currency="CAD" group={data.jobBank} />
      </Section>
      <Section id="official" title={official.title} lede={official.lede} rule>
        <PayTable copy={official} figures={figures} currency="USD" group={data.official} />
      </Section>
      <Method />
      <Sources groups={[data.postings, data.jobBank, data.official]} />
    </Container>
  );
}
