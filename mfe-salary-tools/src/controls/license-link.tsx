import type { SalarySource } from '@talent/api/salary/salary-data';
import { Link } from '@talent/ui/link';
import type { ComponentProps } from 'react';

type LicenseLinkProps = { source: Pick<SalarySource, 'licence' | 'licenceUrl'> } & Pick<
  ComponentProps<typeof Link>,
  'tone' | 'rel'
>;

/** The license of a source, linked to its text where it has an address. */
export function LicenseLink({ source, ...link }: LicenseLinkProps) {
  if (!source.licenceUrl) return <span>{source.licence}</span>;
  return (
    <Link href={source.licenceUrl} {...link}>
      {source.licence}
    </Link>
  );
}
