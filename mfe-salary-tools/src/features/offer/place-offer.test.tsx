// @vitest-environment jsdom
import { renderPage } from '@talent/testing/render-page';
import { translatePage } from '@talent/testing/translate-page';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  PageContext,
  RouterProvider,
  createBrowserRouter,
  trackQueue,
  useLocation,
  useNavigate,
} from '@talent/sdk';
import { defaultSite } from '@talent/sdk/site';
import { chooseOption } from '@talent/testing/choose-option';
import { makeData } from '../calculator/testing/make-data';
import { makePlacePay } from '../../calculations/testing/make-place-pay';
import { placeFile } from '../place/finder/place-file';
import { takeBase } from './handed-base';
import { PlaceOffer } from './place-offer';

const data = makeData();
const open = (props: Partial<Parameters<typeof PlaceOffer>[0]> = {}) =>
  renderPage(() => <PlaceOffer data={data} {...props} />, { path: '/ai-ml-salary-data' });
const base = () => screen.getByLabelText<HTMLInputElement>(/^Base pay/);

async function type(text: string): Promise<void> {
  fireEvent.focus(base());
  fireEvent.change(base(), { target: { value: text } });
  // The code of the answer loads.
  await act(async () => undefined);
}

const sent = vi.fn();

beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('navigator', Object.assign(navigator, { sendBeacon: sent }));
  trackQueue.setState([], true);
});
afterEach(() => vi.unstubAllGlobals());

it('answers in a sentence, by level and by other sources; the percentile, its sample and its limits are folded, on a translated page too', async () => {
  open();
  translatePage();
  await type('165000');
  expect(base().value).toBe('165,000');
  await screen.findByText('Usual for senior, in the United States.');
  const [step] = screen.getAllByRole('listitem');
  expect(step?.textContent).toBe('SeniorUsual · $160,000 (400 ranges)');
  screen.getByText(
    'One hundred pay ranges, from lowest to highest. The offer falls among the blue ones.',
  );
  const folded = screen.getByText('Percentile, figures and limits').closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toContain(
    'Your base of $165,000 is at about the 63rd percentile: about 63 in 100 ranges have their midpoint there or below. Chance leaves open the 44th to 80th, based on 400 different ranges.',
  );
  expect(folded?.textContent).toMatch(
    /The 75th percentile is \$15,000 higher, at \$180,000.*It knows no company/,
  );
});

it.each([
  ['TX', 'In Texas: high by filings.'],
  ['Austin, TX', 'In Austin, TX: high by official pay.'],
  [
    'Nowhere',
    'We have no figures for this role in “Nowhere”. This answer is for the whole country.',
  ],
])('finds the place that %s means', async (typed, answer) => {
  sent.mockImplementation(async () => Response.json(placeFile(makePlacePay(), 'data-scientist')));
  open();
  const city = screen.getByLabelText(/^City or state/);
  fireEvent.focus(city);
  fireEvent.change(city, { target: { value: typed } });
  await type('165000');
  await screen.findByText(answer);
  expect(sent.mock.calls.map(([url]) => url)).toEqual([
    '/ai-salary-data-api/v1/places/data-scientist',
  ]);
});

it('says so where the figures of places do not come', async () => {
  sent.mockImplementation(async () => new Response(null, { status: 503 }));
  open();
  const city = screen.getByLabelText(/^City or state/);
  fireEvent.focus(city);
  fireEvent.change(city, { target: { value: 'Texas' } });
  await type('165000');
  await screen.findByText(/^The figures by place could not be loaded\./);
});

it('has the line that the answer begins with before its code loads: a pointer that passes moves nothing', async () => {
  open();
  const prompt = () => screen.getByText('Enter a base pay. The answer appears here.');
  prompt();
  fireEvent.pointerOver(screen.getByRole('form'));
  prompt();
  await waitFor(() => expect(document.querySelector('#place-offer [aria-live]')).not.toBeNull());
  prompt();
});

it('places no amount among fewer than 30 ranges, and says so', async () => {
  open();
  await type('165k');
  chooseOption('Level', 'EX');
  expect(
    (await screen.findByText(/^No figure for executive: only 4 ranges/)).parentElement?.textContent,
  ).toContain('Data Scientist, all levels, all work modes, United States');
});

it('compares a closed role with its headline figure, says so and unlocks in place, or leads to the page’s own sign-up; without a figure it offers no lock', async () => {
  open({ role: 'nlp-engineer' });
  chooseOption('Level', 'SE');
  await type('150k');
  await screen.findByText('Compared with the headline figure only');
  await screen.findByRole('heading', { name: 'See every role' });
  cleanup();
  open({ role: 'nlp-engineer', unlock: { kind: 'link', href: '#sign-up' } });
  await type('150k');
  const link = await screen.findByRole('link', { name: 'Unlock every role' });
  expect(link.getAttribute('href')).toBe('#sign-up');
  expect(screen.queryByRole('heading', { name: 'See every role' })).toBeNull();
  cleanup();
  const few = data.bands.map((band) => (band.role === 'nlp-engineer' ? { ...band, n: 29 } : band));
  open({ role: 'nlp-engineer', data: { ...data, bands: few } });
  await type('150k');
  await screen.findByText('No figure for this role here');
  expect(screen.queryByText(/headline figure only|See every role/)).toBeNull();
});

it('answers the offer that another page has put into the history of the tab', async () => {
  const offer = { role: 'nlp-engineer', base: '150k', city: '' };
  function Home() {
    const navigate = useNavigate();
    const { key } = useLocation();
    const open = () => void navigate('/ai-ml-salary-data', { state: { offer } });
    return key === 'default' ? <button onClick={open}>Open</button> : <PlaceOffer data={data} />;
  }
  renderPage(Home);
  await act(async () => fireEvent.click(screen.getByRole('button')));
  await screen.findByText('Usual for all levels, in the United States.');
  expect(base().value).toBe('150k');
});

it('says next to the field what cannot be read, and places nothing', async () => {
  open();
  await type('12,5');
  fireEvent.blur(base());
  expect(base().getAttribute('aria-invalid')).toBe('true');
  screen.getByText(/The comma or point is ambiguous/);
  expect(screen.queryByText(/percentile, based on/)).toBeNull();
});

it('is a form in the served page whose amount is never sent', () => {
  const container = document.createElement('div');
  open();
  container.innerHTML = document.querySelector('#place-offer')?.outerHTML ?? '';
  const form = container.querySelector('form') as HTMLFormElement;
  (form.querySelector('#offer-base') as HTMLInputElement).value = '165,000';
  expect(form.getAttribute('action')).toBe('/ai-salary-calculator');
  expect(Object.fromEntries(new FormData(form))).toEqual({
    role: 'data-scientist',
    level: '',
    mode: '',
    country: 'US',
  });
});

it('keeps what was typed before the page’s scripts ran', async () => {
  const [router, html] = servedPage();
  document.body.innerHTML = `<div id="page">${html}</div>`;
  const page = document.getElementById('page') as HTMLElement;
  (page.querySelector('#offer-base') as HTMLInputElement).value = '165,000';
  const root = await act(async () => hydrateRoot(page, router));
  expect(base().value).toBe('165,000');
  await screen.findByText('Usual for senior, in the United States.');
  await act(async () => root.unmount());
  page.remove();
});

/** The page as the shell's server writes it, and the element that takes it over. */
function servedPage() {
  window.history.replaceState(null, '', '/ai-ml-salary-data');
  const router = createBrowserRouter([{ path: '*', element: <PlaceOffer data={data} /> }]);
  const page = (
    <PageContext value={{ data: null, site: defaultSite }}>
      <RouterProvider router={router} />
    </PageContext>
  );
  return [page, renderToString(page)] as const;
}

it('sends nothing and records no amount while an offer is placed and shared', async () => {
  const written: string[] = [];
  vi.stubGlobal(
    'navigator',
    Object.assign(navigator, {
      clipboard: { writeText: async (text: string) => written.push(text) },
    }),
  );
  open();
  await type('165,432');
  const copy = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    await act(async () => fireEvent.click(button));
  };
  await copy('Copy link without my figures');
  fireEvent.click(screen.getByLabelText('Include my figures'));
  await copy('Copy link with my figures');
  const [plain = '', whole = ''] = written;
  expect(plain).toMatch(/\/ai-salary-calculator\?view=offer&role=data-scientist&country=US$/);
  expect(new URL(whole).search).toBe(new URL(plain).search);
  expect(new URL(whole).hash).toBe('#figures:base=165%2C432');
  expect(sent).not.toHaveBeenCalled();
  expect(JSON.stringify(trackQueue.getState())).not.toMatch(/165\D*432/);
  expect(window.location.href).not.toMatch(/165/);
  expect(window.sessionStorage.length + window.localStorage.length).toBe(0);
});

it('hands the base over to the calculator without putting it into an address', async () => {
  open();
  await type('165,432');
  const link = screen.getByRole('link', { name: 'Continue in the calculator' });
  expect(link.getAttribute('href')).toBe(
    '/ai-salary-calculator?view=offer&role=data-scientist&country=US',
  );
  await act(async () => fireEvent.click(link));
  expect(takeBase()).toBe('165,432');
  expect(takeBase()).toBeNull();
});
