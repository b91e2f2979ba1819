import { serveRemote } from '@talent/sdk/server';
import routes from './routes';
import { homePlan } from './routes/home.plan';

export default serveRemote(routes, { '/': homePlan });
