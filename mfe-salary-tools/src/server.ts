import { serveRemote } from '@talent/sdk/server';
import routes from './routes';
import { aiJobMarketPlan } from './routes/ai-job-market.plan';
import { EMBED_PATTERN } from './features/open-data/addresses';
import { PLACE_FILES } from './features/place/finder/place-file';
import { embedResource, openDataResources, placeResource } from './routes/open-data.resources';
import { salaryCalculatorPlan } from './routes/salary-calculator.plan';
import { salaryDataPlan } from './routes/salary-data.plan';
import { salaryDataApiPlan } from './routes/salary-data-api.plan';
import { salaryPlacePlan } from './routes/salary-place.plan';
import { salaryRolePlan } from './routes/salary-role.plan';
import { salaryGuidePlan } from './routes/salary-guide.plan';

export default serveRemote(
  routes,
  {
    '/ai-ml-salary-data': salaryDataPlan,
    '/ai-ml-salary-data/:role': salaryRolePlan,
    '/ai-ml-salary-data/:role/:place': salaryPlacePlan,
    '/ai-salary-calculator': salaryCalculatorPlan,
    '/ai-job-market': aiJobMarketPlan,
    '/ai-salary-data-api': salaryDataApiPlan,
    '/ai-salary-guide-2025': salaryGuidePlan,
  },
  { ...openDataResources, [EMBED_PATTERN]: embedResource, [PLACE_FILES]: placeResource },
);
