import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isBeyondDocument, takeGuardedDocument } from './document-policy';

const NEEDS = {
  '/data-api': ["frame 'self'"],
  '/desk': ["frame 'self'", 'types inert-html'],
  '/desk/:id': ['types inert-html'],
};

function serve(kind: string, pattern: string | null, path: string): void {
  const textContent = JSON.stringify({ kind, pattern });
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'page-block' ? { textContent } : null),
  });
  vi.stubGlobal('performance', {
    getEntriesByType: () => [{ name: `http://localhost:3000${path}` }],
  });
}

const reload = vi.fn();
beforeEach(() => {
  vi.stubGlobal('window', { location: { href: 'http://localhost:3000/desk', reload } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
});

it('is only exceeded by a page that may do more', () => {
  serve('page', '/blog/:slug', '/blog/pay');
  expect(isBeyondDocument(NEEDS, '/data-api')).toBe(true);
  expect(isBeyondDocument(NEEDS, '/blog/:slug')).toBe(false);
});

it('is not exceeded by its own page', () => {
  serve('page', '/data-api', '/data-api');
  expect(isBeyondDocument(NEEDS, '/data-api')).toBe(false);
  expect(isBeyondDocument(NEEDS, '/desk')).toBe(true);
});

it('is that of the path which the frame of guarded pages was served for', () => {
  serve('guarded', null, '/desk');
  expect(isBeyondDocument(NEEDS, '/desk/:id')).toBe(false);
  serve('guarded', null, '/desk/7');
  expect(isBeyondDocument(NEEDS, '/desk')).toBe(true);
  expect(isBeyondDocument(NEEDS, '/desk/:id')).toBe(false);
});

it('is not loaded for ever where two patterns fit its path', () => {
  serve('guarded', null, '/desk/new');
  const both = { '/desk/:id': ["frame 'self'"], '/desk/new': ["frame 'self'", 'types inert-html'] };
  expect(isBeyondDocument(both, '/desk/new')).toBe(false);
});

it.each([
  [200, true],
  [404, false],
])(
  'is replaced for a guarded page where the gateway, asked about the person, answers %i: %s',
  async (status, isTaken) => {
    serve('not-found', null, '/desk');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status })));
    expect(await takeGuardedDocument(NEEDS, '/desk')).toBe(isTaken);
    expect(reload).toHaveBeenCalledTimes(isTaken ? 1 : 0);
  },
);
