import { serveRemote } from '@talent/sdk/server';
import { about } from './content/pages/about';
import { contentPagePlan } from './features/content-page/content-page-plan';
import routes from './routes';
import { homePlan } from './routes/home.plan';

export default serveRemote(routes, {
  '/': homePlan,
  '/about-ai-talent-experts': contentPagePlan(about, { changefreq: 'monthly', priority: 0.7 }),
});
