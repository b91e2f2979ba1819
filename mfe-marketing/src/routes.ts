import { defineRemote, defineRoute } from '@talent/sdk';
import './styles.css';

export default defineRemote({
  name: 'mfe-marketing',
  routes: [defineRoute({ path: '/', page: () => import('./routes/home') })],
});
