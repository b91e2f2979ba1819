import { serveRemote } from '@talent/sdk/server';
import routes from './routes';
import { aiJobMarketPlan } from './routes/ai-job-market.plan';
import { salaryCalculatorPlan } from './routes/salary-calculator.plan';
import { salaryDataPlan } from './routes/salary-data.plan';
import { salaryRolePlan } from './routes/salary-role.plan';
import { salaryGuidePlan } from './routes/salary-guide.plan';

export default serveRemote(routes, {
  '/ai-ml-salary-data': salaryDataPlan,
  '/ai-ml-salary-data/:role': salaryRolePlan,
  '/ai-salary-calculator': salaryCalculatorPlan,
  '/ai-job-market': aiJobMarketPlan,
  '/ai-salary-guide-2025': salaryGuidePlan,
});
