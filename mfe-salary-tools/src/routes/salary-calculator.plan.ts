import type { SalaryData } from '@talent/data/salary-data';
import { plan } from '@talent/sdk/server';
import { getCalculatorData } from '../api/get-calculator-data';
import { calculatorHead } from '../features/calculator/calculator-head';

/** The calculator's page: composed again after an hour. */
export const salaryCalculatorPlan = plan<SalaryData>({
  load: ({ data }) => getCalculatorData(data),
  head: ({ path, site }) => calculatorHead(path, site),
  revalidate: 3600,
  sitemap: { changefreq: 'weekly', priority: 0.8 },
});
