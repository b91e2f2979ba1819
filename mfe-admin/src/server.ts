import { serveRemote } from '@talent/sdk/server';
import routes from './routes';

/** Nothing of a guarded app is composed: its pages exist only in an admin's browser. */
export default serveRemote(routes, null);
