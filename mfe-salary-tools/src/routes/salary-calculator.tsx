import type { SalaryData } from '@talent/data/salary-data';
import { Link as RouterLink, usePageData } from '@talent/sdk';
import { Container } from '@talent/ui/container';
import { Link } from '@talent/ui/link';
import { PageHeading } from '@talent/ui/page-heading';
import { calculatorPage } from '../content/calculator-page';
import { Calculator } from '../features/calculator/calculator';
import { ReadingText } from '../features/calculator/reading-text';

const { breadcrumbs, home, parent, name, title, lede } = calculatorPage;

/** `/ai-salary-calculator`: an offer or a hire, worked out in the browser. */
export default function SalaryCalculatorPage() {
  const open = usePageData<SalaryData>();
  return (
    <Container width="wide">
      <nav aria-label={breadcrumbs} className="pt-6 text-sm text-ink-muted">
        <ol className="flex flex-wrap gap-x-2">
          {[home, parent].map(({ label, to }) => (
            <li key={to} className="after:ml-2 after:content-['/']">
              <Link asChild tone="ink">
                <RouterLink to={to}>{label}</RouterLink>
              </Link>
            </li>
          ))}
          <li aria-current="page">{name}</li>
        </ol>
      </nav>
      <PageHeading title={title} lede={lede} className="pt-4 pb-8 md:pt-6 md:pb-10" />
      <Calculator open={open} />
      <ReadingText />
    </Container>
  );
}
