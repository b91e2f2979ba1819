// @vitest-environment jsdom
import { RouterProvider, createBrowserRouter } from '@talent/sdk';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Login } from './login';
import { sitePort } from './requests/login-port';

const element = <Login port={sitePort} />;
const router = createBrowserRouter([{ path: '*', element }]);
const markup = renderToString(<RouterProvider router={router} />);

/** The first tag of this name. */
function tag(name: string): string {
  return new RegExp(`<${name} [^>]*>`).exec(markup)?.[0] ?? '';
}

it('the served page is the sign-in form', () => {
  expect(markup).toContain('Staff sign-in');
  expect(markup).toContain('autoComplete="current-password"');
});

it('the served page cannot send a password before the page reacts, and never in an address', () => {
  expect(tag('form')).toContain('method="post"');
  expect(tag('button')).toContain('type="submit"');
  expect(tag('button')).toContain('disabled=""');
});

it('the served page says why nothing works without JavaScript', () => {
  expect(markup).toContain('<noscript>');
});
