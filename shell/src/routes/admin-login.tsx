import { Login } from '../features/login/login';
import { sitePort } from '../features/login/requests/login-port';

/** The staff sign-in, connected to the site's own backend. */
export default function AdminLogin() {
  return <Login port={sitePort} />;
}
