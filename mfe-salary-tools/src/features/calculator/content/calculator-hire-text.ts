import { formatPay } from '@talent/ui/format-pay';
import { caRates as ca, usRates as us } from '../../../calculations/hiring/payroll-rates';
import type { EngagementModel } from '../../../calculations/hiring/engagement-cost';
import type { CostName } from '../../../calculations/hiring/hiring-cost';

// The rates change every January, in one place.
const percent = (share: number): string => `${Number((share * 100).toFixed(3))}%`;
const usd = (amount: number): string => formatPay(amount, 'USD');
const cad = (amount: number): string => formatPay(amount, 'CAD');

/** Words of the calculator's view for employers. */
export const calculatorHireText = {
  positionTitle: 'Where the salary stands',
  model: 'Form of engagement',
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
    benefitsHint: 'Health cover, retirement plan, insurance: your own rate.',
    otherCharges: {
      US: 'State payroll charges a year',
      CA: 'Provincial payroll charges a year',
    },
    otherHint: {
      US: 'State unemployment insurance, workers’ compensation, local taxes: they depend on the state and on you.',
      CA: 'Employer health tax, workers’ compensation; in Quebec also the pension, insurance and parental plans.',
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
    feeHint: 'As your agreement says. Empty is none; no fee of ours is assumed.',
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
    markupHint: 'Only if the agency’s share is not in the rate already. Empty is none.',
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
    empty: 'For this form the calculator still needs:',
    year: 'First year',
    month: 'A month, on average',
    caption: 'First year, line by line',
    line: 'Line',
    amount: 'Amount',
    total: 'Total',
    leftOut:
      'Not in it: office, management time, training, equity, and the weeks until somebody is productive.',
    yearNote:
      'The year is counted as one calendar year from January: whoever starts later meets the yearly maximums of two years.',
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
    title: 'Rates of',
    US: 'Employer’s share of federal contributions, on salary, bonus and sign-on bonus. The unemployment rate is the one after the full state credit; employers in states with a credit reduction pay more. State charges are yours to add.',
    CA: 'Employer’s share outside Quebec, on salary, bonus and sign-on bonus. Provincial charges are yours to add.',
    quebecTitle: 'Quebec.',
    quebec:
      'The province has pension, parental and insurance plans of its own. We calculate none of them: add what you pay under provincial charges.',
  },
  compare: {
    title: 'Contract or permanent, over three years',
    empty:
      'Fill in a salary, a contract rate and the billed time, and both forms are compared month by month.',
    caption: 'Added up until the end of the month',
    month: 'Month',
    permanent: 'Permanent',
    contract: 'Contract',
    difference: 'Permanent less contract',
    note: 'Nothing changes on either side in three years: same salary, same rate, same hours. A contract that ends early, or a hire who leaves, is another calculation.',
  },
} as const;
