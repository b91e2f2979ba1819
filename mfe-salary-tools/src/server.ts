import { serveRemote } from '@talent/sdk/server';
import routes from './routes';
import { salaryDataPlan } from './routes/salary-data.plan';

export default serveRemote(routes, { '/ai-ml-salary-data': salaryDataPlan });
