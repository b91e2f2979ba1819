import { defineRemote, defineRoute } from '@talent/sdk';
import './styles.css';

export default defineRemote({
  name: 'mfe-salary-tools',
  routes: [
    defineRoute({ path: '/ai-ml-salary-data', page: () => import('./routes/salary-data') }),
    defineRoute({ path: '/ai-ml-salary-data/:role', page: () => import('./routes/salary-role') }),
    defineRoute({
      path: '/ai-ml-salary-data/:role/:place',
      page: () => import('./routes/salary-place'),
    }),
    defineRoute({
      path: '/ai-salary-calculator',
      page: () => import('./routes/salary-calculator'),
    }),
    defineRoute({ path: '/ai-job-market', page: () => import('./routes/ai-job-market') }),
    defineRoute({ path: '/ai-salary-data-api', page: () => import('./routes/salary-data-api') }),
    defineRoute({ path: '/ai-salary-guide-2025', page: () => import('./routes/salary-guide') }),
  ],
});
