import { defineRemote, defineRoute } from '@talent/sdk';
import './styles.css';

export default defineRemote({
  name: 'mfe-salary-tools',
  routes: [defineRoute({ path: '/ai-ml-salary-data', page: () => import('./routes/salary-data') })],
});
