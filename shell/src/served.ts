import { plan, serveRemote } from '@talent/sdk/server';
import { iconResources } from './features/icons/icon-resources';
import { adminLoginHead } from './content/admin-login';
import { searchHead } from './content/search';
import routes from './routes';

export { redirects } from './features/redirects/redirects';

export default serveRemote(
  routes,
  {
    '/admin-login-xyz123': plan({ head: () => adminLoginHead }),
    '/search': plan({ head: () => searchHead }),
  },
  iconResources,
);
