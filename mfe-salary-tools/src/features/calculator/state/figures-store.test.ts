// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { exampleFigures, noFigures } from './figures';

/** The store as a freshly loaded page has it. */
async function freshStore() {
  vi.resetModules();
  return import('./figures-store');
}

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/ai-salary-calculator');
});

it('has the figures of this tab again after a reload', async () => {
  const before = await freshStore();
  before.setFigure('base', '150k');
  const after = await freshStore();
  expect(after.figuresStore.getState()).toEqual(exampleFigures);
  after.startFigures();
  expect(after.figuresStore.getState().base).toBe('150k');
});

it('restores the figures of a link, and removes them from the address', async () => {
  sessionStorage.setItem('salary-calculator-1', JSON.stringify({ base: '1', grant: '2' }));
  window.history.replaceState(null, '', '/ai-salary-calculator?view=offer#figures:base=90k');
  const { figuresStore, startFigures } = await freshStore();
  startFigures();
  expect(figuresStore.getState()).toEqual({ ...noFigures, base: '90k' });
  expect(window.location.href).toMatch(/\?view=offer$/);
});

it('stores nothing after a clear', async () => {
  const { clearFigures, figuresStore, setFigure } = await freshStore();
  setFigure('grant', '5');
  clearFigures();
  expect(figuresStore.getState()).toEqual(noFigures);
  expect(sessionStorage.length).toBe(0);
});

it('begins with an example, also where the stored text is broken, that is stored nowhere and goes with the first edit', async () => {
  sessionStorage.setItem('salary-calculator-1', '{"base":');
  const broken = await freshStore();
  broken.startFigures();
  expect(broken.figuresStore.getState()).toEqual(exampleFigures);
  sessionStorage.clear();
  const { figuresStore, isExample, ownFigures, setFigure, startFigures } = await freshStore();
  startFigures();
  expect(figuresStore.getState().base).toBe('180,000');
  expect(isExample(figuresStore.getState())).toBe(true);
  expect(ownFigures(figuresStore.getState())).toBeNull();
  expect(sessionStorage.length).toBe(0);
  setFigure('signOn', '5');
  expect(isExample(figuresStore.getState())).toBe(false);
  expect(figuresStore.getState()).toEqual({ ...noFigures, signOn: '5' });
  expect(sessionStorage.getItem('salary-calculator-1')).not.toContain('180');
});

it('takes a base pay that another page handed over, and keeps the rest', async () => {
  const { figuresStore, setFigure, startFigures } = await freshStore();
  const { handBase: hand } = await import('../../offer/handed-base');
  setFigure('grant', '9');
  hand('155k');
  startFigures();
  expect(figuresStore.getState()).toEqual({ ...noFigures, base: '155k', grant: '9' });
});
