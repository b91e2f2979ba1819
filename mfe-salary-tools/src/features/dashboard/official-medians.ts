import type { SalaryData } from '@talent/api/salary/salary-data';
import { formatPay } from '@talent/sdk/format';
import { isHeadline } from '../../calculations/bands/headline';
import { agesOf } from '../../content/source-dates';
import { officialLead } from '../role/facts/official-facts';

/** Official medians that lead older reported ranges; made on the server. */
export interface OfficialMedians {
  /** `Data Scientist $112,590` by the key of the role. */
  roles: Readonly<Record<string, string>>;
  /** Their period and age; empty without one. */
  age: string;
}

/** The roles whose reported ranges are out of season and whose own occupation has official pay; without one no text. */
export function officialMedians(data: SalaryData): OfficialMedians {
  const leads = data.roles.flatMap(({ key, label }) => {
    const all = data.bands.find(
      (band) => band.role === key && band.nKind === 'postings' && isHeadline(band),
    );
    const lead = all && officialLead(all, data);
    return lead ? [{ key, label, lead }] : [];
  });
  return {
    roles: Object.fromEntries(
      leads.map(({ key, label, lead }) => [key, `${label} ${formatPay(lead.p50 ?? 0, 'USD')}`]),
    ),
    age: agesOf(
      leads.map(({ lead }) => lead),
      data.sources.find(({ key }) => key === leads[0]?.lead.source),
    ),
  };
}
