// @vitest-environment jsdom
import { RouterProvider, createBrowserRouter } from '@talent/sdk';
import { defaultSite } from '@talent/sdk/site';
import { translatePage } from '@talent/testing/translate-page';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { browserRoutes, routeId } from './app-routes';
import { renderedAnew } from './features/remotes/failure/rendered-anew';
import { failures } from './features/remotes/failure/report-failure';
import { copyServedContent } from './features/remotes/failure/served-content';
import { setLoadedPage } from './features/remotes/pages';
import { makeComposition } from './features/remotes/testing/make-composition';

// Federation's own module exists in a build alone; no remote is loaded here.
vi.mock('./features/remotes/load/container', () => ({ loadContainer: vi.fn() }));

const [app, pattern] = ['mfe-salary-tools', '/ai-ml-salary-data'];

function Page() {
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>Pay</h1>
      <p>
        Of <b>all</b> roles
      </p>
      <label>
        <span>Email</span>
        <input name="email" />
      </label>
      <label>
        <span>Level</span>
        <select name="level">
          <option>Junior</option>
          <option>Senior</option>
        </select>
      </label>
      <button type="button" onClick={() => setCount(count + 1)}>{`Pressed ${count} times`}</button>
      {count > 0 ? <p>Thank you</p> : <p>Press it</p>}
    </>
  );
}

it.each([
  ['Chrome', () => (document.documentElement.className = 'translated-ltr')],
  ['Edge', () => document.querySelector('title')?.setAttribute('_msttexthash', '2307890')],
])(
  'a page that the browser has translated before its code ran is taken over with what was entered, reacts, and is no failure: %s',
  async (_browser, mark) => {
    Object.assign(document, { fonts: { ready: Promise.resolve() } });
    window.history.replaceState(null, '', pattern);
    setLoadedPage(app, pattern, { Component: Page, head: null });
    const robots = 'noindex, nofollow' as const;
    const head = { title: 'Pay', description: 'What is paid', canonicalPath: pattern, robots };
    const block = { kind: 'page', app, pattern, site: defaultSite, head, data: null } as const;
    const { served } = browserRoutes(makeComposition(), block, () => '');
    const loaderData = { [routeId(app, pattern)]: block };
    const router = createBrowserRouter(served, { hydrationData: { loaderData } });
    const tree = <RouterProvider router={router} />;
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(tree);
    translatePage();
    document.documentElement.className = '';
    document.title = 'Pay';
    mark();
    screen.getByLabelText<HTMLInputElement>('Email').value = 'ada@company.example';
    screen.getByLabelText<HTMLSelectElement>('Level').value = 'Senior';
    copyServedContent(document.getElementById('content'));

    vi.spyOn(console, 'error').mockReturnValue();
    const onRecoverableError = vi.fn(renderedAnew(app));
    const errors = { onRecoverableError, onCaughtError: vi.fn(), onUncaughtError: vi.fn() };
    const hydrated = await act(async () => hydrateRoot(root, tree, errors));
    expect(onRecoverableError).toHaveBeenCalled();
    expect(failures).toEqual([]);
    await screen.findByDisplayValue('ada@company.example');
    expect(screen.getByLabelText<HTMLSelectElement>('Level').value).toBe('Senior');
    fireEvent.click(screen.getByRole('button', { name: 'Pressed 0 times' }));
    await screen.findByText('Thank you');
    screen.getByRole('button', { name: 'Pressed 1 times' });
    expect(screen.queryByText('Press it')).toBeNull();
    await act(async () => hydrated.unmount());
    expect(root.textContent).toBe('');
    expect(errors.onCaughtError).not.toHaveBeenCalled();
    expect(errors.onUncaughtError).not.toHaveBeenCalled();
  },
);
