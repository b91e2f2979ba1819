// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/staff-page';
import LocalOverride, { OverrideQuestion } from './local-override';

const order = {
  app: 'mfe-blog',
  from: 'http://localhost:5173',
  link: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
} as const;
const fragment = `#${new URLSearchParams(order)}`;

let answers: Response[];
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  answers = [];
  sent = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)) });
    return answers.shift() ?? new Response('gone', { status: 404 });
  });
});

const refusal = (reason: string, status = 403) =>
  Response.json({ status: 'refused', reason }, { status });
const press = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Show mfe-blog from here' }));

it('names app, address and code, and does nothing by itself', () => {
  renderPage(LocalOverride, { path: `/security-dashboard/local-override${fragment}` });
  expect(screen.getByRole('heading', { name: 'Show mfe-blog from your machine?' })).toBeTruthy();
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
  expect(facts.slice(0, 3)).toEqual(['mfe-blog', 'http://localhost:5173', 'ABCD EFGH']);
  expect(sent).toEqual([]);
});

it.each([
  '',
  `${fragment.replace('localhost', 'evil.example')}`,
  `${fragment}&more=1`,
  fragment.replace('ABCD', 'abcd'),
])('explains how to begin where the address holds no order: %s', (hash) => {
  renderPage(LocalOverride, { path: `/security-dashboard/local-override${hash}` });
  expect(screen.getByText(/pnpm dev mfe-blog --on/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /from here/ })).toBeNull();
});

it.each([
  [refusal('turned-off'), /LOCAL_OVERRIDES is off/],
  [refusal('used-link', 409), /This link was used before/],
  [refusal('unknown-app', 422), /no live app of that name/],
  [new Response('gone', { status: 404 }), /still signed in/],
])(
  'says why nothing has begun, and then begins at a click, and goes to the app',
  async (answer, words) => {
    answers = [
      answer,
      Response.json({ status: 'begun', until: '2026-11-27T14:30:00Z', to: '/blog' }),
    ];
    const onBegun = vi.fn();
    renderPage(() => <OverrideQuestion order={order} onBegun={onBegun} />);
    press();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(onBegun).not.toHaveBeenCalled();
    press();
    await waitFor(() => expect(onBegun).toHaveBeenCalledWith('/blog'));
    expect(sent[1]).toEqual({ path: '/_override', body: order });
  },
);
