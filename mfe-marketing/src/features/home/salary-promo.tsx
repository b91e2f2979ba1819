import { Link } from '@talent/sdk';
import { Button } from '@talent/ui/button';
import { Section } from '@talent/ui/section';
import type { PayBand } from '../../api/get-pay-bands';
import { salaryPromo } from '../../content/home/salary-promo';
import { PayFigures } from '../pay-figures/pay-figures';
import { payFinding } from './pay-finding';

const { title, emptyLede, dashboard } = salaryPromo;

/** The salary dashboard's promo: a few roles drawn from its own data, and the way to all of them. */
export function SalaryPromo({ id, bands }: { id: string; bands: readonly PayBand[] }) {
  const [first] = bands;
  return (
    <Section
      id={id}
      tabIndex={-1}
      title={title}
      lede={first ? payFinding(first) : emptyLede}
      className="lg:grid lg:grid-cols-[22rem_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-16"
    >
      <Button asChild variant="secondary" className="lg:place-self-start">
        <Link to={dashboard.to}>{dashboard.label}</Link>
      </Button>
      {first && (
        <div className="mt-10 min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
          <PayFigures bands={bands} />
        </div>
      )}
    </Section>
  );
}
