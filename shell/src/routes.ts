import { defineRemote, defineRoute } from '@talent/sdk';

/** The pages that belong to the shell itself. */
export default defineRemote({
  name: 'shell',
  routes: [
    defineRoute({ path: '/admin-login-xyz123', page: () => import('./routes/admin-login') }),
    defineRoute({ path: '/search', page: () => import('./routes/search') }),
  ],
});
