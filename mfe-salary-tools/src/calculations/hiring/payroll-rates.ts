import type { PayCountry } from '@talent/api/salary/salary-data';

/** The calendar year that every rate in this file is for. */
export const RATES_YEAR = 2026;

/** United States: what an employer pays on wages, USD a calendar year and shares of 1. */
export const usRates = {
  /** Share of wages up to `wageBase`. */
  socialSecurity: { rate: 0.062, wageBase: 184_500 },
  /** Share of all wages. Employers owe none of the additional 0.9 %, which they only withhold. */
  medicare: { rate: 0.0145 },
  /** 6.0 % less the full credit of 5.4 % for state unemployment tax, on wages up to `wageBase`. */
  unemployment: { rate: 0.006, wageBase: 7_000 },
} as const;

/** Canada outside Quebec: what an employer pays on earnings, CAD a calendar year and shares of 1. */
export const caRates = {
  /** Share of earnings between the basic exemption and the first ceiling. */
  pension: { rate: 0.0595, exemption: 3_500, ceiling: 74_600 },
  /** Share of earnings between the first ceiling and the second (CPP2). */
  secondPension: { rate: 0.04, ceiling: 85_000 },
  /** 1.4 times the employee's 1.63 %, on earnings up to the maximum. */
  insurance: { rate: 0.02282, ceiling: 68_900 },
} as const;

/** The public bodies that publish these rates. */
export const rateSources: Readonly<Record<PayCountry, readonly { label: string; url: string }[]>> =
  {
    US: [
      {
        label: 'Social Security Administration: contribution and benefit base',
        url: 'https://www.ssa.gov/oact/cola/cbb.html',
      },
      {
        label: 'Internal Revenue Service: topic 751, Social Security and Medicare rates',
        url: 'https://www.irs.gov/taxtopics/tc751',
      },
      {
        label: 'Internal Revenue Service: topic 759, federal unemployment tax',
        url: 'https://www.irs.gov/taxtopics/tc759',
      },
    ],
    CA: [
      {
        label: 'Canada Revenue Agency: CPP contribution rates, maximums and exemptions',
        url: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/payroll/payroll-deductions-contributions/canada-pension-plan-cpp/cpp-contribution-rates-maximums-exemptions.html',
      },
      {
        label: 'Government of Canada: EI maximum insurable earnings for 2026',
        url: 'https://www.canada.ca/en/employment-social-development/programs/ei/ei-list/ei-employers/premium-reduction-program/2026-maximum-insurable-earnings.html',
      },
    ],
  };
