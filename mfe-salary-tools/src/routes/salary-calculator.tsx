import { fromSalaryColumns, type SalaryColumns } from '@talent/functions/salary-bands/contract';
import { Breadcrumbs } from '@talent/page-parts/breadcrumbs';
import { NextStep } from '@talent/page-parts/next-step';
import { usePageData } from '@talent/sdk';
import { Container } from '@talent/ui/container';
import { PageHeading } from '@talent/ui/page-heading';
import { useMemo } from 'react';
import { nextSteps } from '../content/next-steps';
import { RelatedLinks } from '../controls/page-links';
import { calculatorPage } from '../features/calculator/content/calculator-page';
import { Calculator } from '../features/calculator/calculator';
import { ReadingText } from '../features/calculator/reading-text';

const { parent, name, title, lede } = calculatorPage;

/** `/ai-salary-calculator`: an offer or a hire, worked out in the browser. */
export default function SalaryCalculatorPage() {
  const columns = usePageData<SalaryColumns>();
  const open = useMemo(() => fromSalaryColumns(columns), [columns]);
  return (
    <Container width="wide">
      <Breadcrumbs name={name} parent={parent} />
      <PageHeading title={title} lede={lede} className="pt-4 pb-8 md:pt-6 md:pb-10" />
      <Calculator open={open} />
      <ReadingText />
      <RelatedLinks {...calculatorPage.related} />
      <NextStep {...nextSteps.calculator} />
    </Container>
  );
}
