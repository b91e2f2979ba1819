import { formatPay, formatPercent } from '@talent/sdk/format';
import { caRates as ca, usRates as us } from '../../../calculations/hiring/payroll-rates';
import type { EngagementModel } from '../../../calculations/hiring/engagement-cost';
import type { CostName } from '../../../calculations/hiring/hiring-cost';

// The rates change every January, in one place.
const percent = (share: number): string => formatPercent(share, 3);
const usd = (amount: number): string => formatPay(amount, 'USD');
const cad = (amount: number): string => formatPay(amount, 'CAD');

/** Words of the calculator's view for employers. */
export const calculatorHireText = {
  model: 'Type of engagement',
  models: {
    permanent: 'Permanent',
    contract: 'Contract',
    'contract-to-hire': 'Contract-to-hire',
    team: 'Team',
  } satisfies Record<EngagementModel, string>,
  employment: {
    legend: 'Employment',
    salary: 'Salary a year',
    salaryBonus: 'Yearly bonus, % of salary',
    salarySignOn: 'Sign-on bonus, once',
    benefits: 'Benefits, % of salary',
    benefitsHint: 'Health insurance, retirement plan and other insurance. Use your own rate.',
    otherCharges: {
      US: 'State payroll charges a year',
      CA: 'Provincial payroll charges a year',
    },
    otherHint: {
      US: 'State unemployment insurance, workers’ compensation and local taxes. They depend on the state and on your company.',
      CA: 'Employer health tax and workers’ compensation. In Quebec, also the pension, insurance and parental plans.',
    },
    otherLink: {
      US: {
        label: 'State unemployment offices (US Department of Labor)',
        url: 'https://oui.doleta.gov/unemploy/agencies.asp',
      },
      CA: {
        label: 'Payroll for employers (Canada Revenue Agency)',
        url: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/payroll.html',
      },
    },
    equipment: 'Equipment, once',
    fee: 'Recruiting fee, % of salary',
    feeHint:
      'The percentage in your agreement. Leave it empty for none; we assume no fee of our own.',
  },
  contract: {
    legend: 'Contract',
    rateUnit: 'Rate per',
    rateUnits: { day: 'Day', hour: 'Hour' },
    rate: 'Rate',
    unitsAMonth: { day: 'Billed days a month', hour: 'Billed hours a month' },
    unitsHint: {
      day: 'A full month has 20 to 23 working days before holidays.',
      hour: 'A full month has 160 to 184 working hours before holidays.',
    },
    markup: 'Markup on the rate, %',
    markupHint: 'Only if the agency’s margin is not already in the rate. Leave it empty for none.',
    equipment: 'Equipment, once',
  },
  extras: {
    contractMonths: 'Months of contract first',
    conversionFee: 'Conversion fee, once',
    employees: 'People employed',
    contractors: 'People on contract',
  },
  cost: {
    title: 'Cost of the first year',
    empty: 'For this type the calculator still needs:',
    year: 'First year',
    month: 'A month, on average',
    caption: 'First year, line by line',
    line: 'Line',
    amount: 'Amount',
    total: 'Total',
    leftOut:
      'Not included: office, management time, training, equity, and the weeks until someone is productive.',
    yearNote:
      'We count one calendar year from January. Someone who starts later in the year meets the yearly maximums of two years.',
  },
  lines: {
    salary: 'Salary',
    bonus: 'Bonus',
    'sign-on': 'Sign-on bonus',
    'social-security': `Social Security, ${percent(us.socialSecurity.rate)} up to ${usd(us.socialSecurity.wageBase)}`,
    medicare: `Medicare, ${percent(us.medicare.rate)}`,
    'federal-unemployment': `Federal unemployment tax, ${percent(us.unemployment.rate)} up to ${usd(us.unemployment.wageBase)}`,
    cpp: `Canada Pension Plan, ${percent(ca.pension.rate)} between ${cad(ca.pension.exemption)} and ${cad(ca.pension.ceiling)}`,
    cpp2: `Second CPP contribution, ${percent(ca.secondPension.rate)} up to ${cad(ca.secondPension.ceiling)}`,
    ei: `Employment Insurance, ${percent(ca.insurance.rate)} up to ${cad(ca.insurance.ceiling)}`,
    'other-charges': 'State or provincial charges',
    benefits: 'Benefits',
    equipment: 'Equipment',
    fee: 'Recruiting fee',
    rate: 'Contract, billed time',
    markup: 'Markup',
    conversion: 'Conversion fee',
  } satisfies Record<CostName, string>,
  rates: {
    title: 'Rates for',
    US: 'The employer’s share of federal contributions on salary, bonus and sign-on bonus. The unemployment rate assumes the full state credit; employers in states with a credit reduction pay more. Add state charges yourself.',
    CA: 'The employer’s share outside Quebec, on salary, bonus and sign-on bonus. Add provincial charges yourself.',
    quebecTitle: 'Quebec.',
    quebec:
      'The province has pension, parental and insurance plans of its own. We calculate none of them. Add what you pay under provincial charges.',
  },
  compare: {
    title: 'Contract or permanent, over three years',
    empty: 'Fill in a salary, a contract rate and the billed time to compare both month by month.',
    caption: 'Total cost up to the end of each month',
    month: 'Month',
    permanent: 'Permanent',
    contract: 'Contract',
    difference: 'Permanent minus contract',
    note: 'This assumes that nothing changes in three years: same salary, same rate, same hours. A contract that ends early or a hire who leaves changes the result.',
  },
} as const;
