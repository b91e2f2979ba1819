// @vitest-environment jsdom
import type { StartedAttempt } from '@talent/functions/assessment/attempt';
import { createDataClient } from '@talent/data/client';
import { focusModeStore } from '@talent/sdk';
import { defaultSite } from '@talent/sdk/site';
import { renderPage } from '@talent/testing/render-page';
import { translatePage } from '@talent/testing/translate-page';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assessmentPage } from '../content/pages/assessment';
import { loadContentPage } from '../features/content-page/content-page-plan';
import Assessment from './assessment';

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `Option ${id}` }));
const question = {
  skill: 'Python',
  difficulty: 1,
  prompt: 'Which one?',
  code: null,
  options,
} as const;
const started: StartedAttempt = {
  id: '00000000-0000-4000-8000-000000000001',
  token: 'token',
  role: 'mlops-engineer',
  expiresAt: '2999-01-01T00:00:00.000Z',
  questions: [
    { ...question, id: 'q1', kind: 'single' },
    { ...question, id: 'q2', kind: 'multiple' },
    { ...question, id: 'q3', kind: 'order' },
  ],
};

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(started)),
  );
});
afterEach(() => vi.unstubAllGlobals());

const address = () => window.location.hash;
const answers = () => [...document.querySelectorAll<HTMLInputElement>('#assessment input')];
const chosen = () => answers().map(({ checked }) => checked);
const news = () =>
  screen
    .getAllByRole('status', { hidden: true })
    .map(({ textContent }) => textContent)
    .join('');
const press = (key: string, target: Element = document.body, more: object = {}) =>
  act(async () => void fireEvent.keyDown(target, { key, ...more }));
const click = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

async function open(hash = '') {
  const client = createDataClient({ url: 'http://backend.example', key: 'publishable' });
  const data = await loadContentPage(client, assessmentPage, defaultSite);
  const page = renderPage(Assessment, { data, path: `/ai-skills-assessment${hash}` });
  await act(async () => undefined);
  return page;
}

async function start() {
  const page = await open();
  fireEvent.click(screen.getByLabelText('MLOps engineer'));
  await click('Start the assessment');
  await screen.findByRole('heading', { name: 'Question 1 of 3' });
  return page;
}

async function goBack() {
  await act(async () => {
    window.history.back();
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  });
}

it('asks for focus mode and shows nothing of its page while an attempt is under way', async () => {
  await start();
  expect(focusModeStore.getState()).toBe(1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'AI skills assessment, MLOps engineer',
  );
  expect(screen.queryByRole('heading', { name: 'What the assessment covers' })).toBeNull();
});

it('ends focus mode with the way out, and continues where it was left', async () => {
  await start();
  await click('Next');
  await click('Save and leave');
  expect(focusModeStore.getState()).toBe(0);
  await screen.findByRole('heading', { name: 'Your attempt is saved' });
  screen.getByText(/^0 of 3 questions are answered/);
  screen.getByRole('heading', { name: 'What the assessment covers' });
  expect(address()).toBe('#assessment');
  await click('Continue');
  await screen.findByRole('heading', { name: 'Question 2 of 3' });
  expect(focusModeStore.getState()).toBe(1);
});

it('ends focus mode with the button that goes back, from the first question', async () => {
  await start();
  await goBack();
  await screen.findByRole('heading', { name: 'Your attempt is saved' });
  expect(focusModeStore.getState()).toBe(0);
});

it('ends focus mode with the page', async () => {
  const { unmount } = await start();
  unmount();
  expect(focusModeStore.getState()).toBe(0);
});

it('takes an attempt up after a reload, unless it was left', async () => {
  const { unmount } = await start();
  unmount();
  const again = await open();
  await screen.findByText(/^Welcome back/);
  expect(focusModeStore.getState()).toBe(1);
  again.unmount();
  await open('#assessment');
  await screen.findByRole('heading', { name: 'Your attempt is saved' });
  expect(focusModeStore.getState()).toBe(0);
});

it('chooses one answer with a number key and says which, on a translated page too', async () => {
  await start();
  translatePage();
  await press('2');
  expect(chosen()).toEqual([false, true, false, false]);
  expect(news()).toContain('2 chosen: Option b');
  await press('4');
  expect(chosen()).toEqual([false, false, false, true]);
  await press('5');
  await press('1', document.body, { ctrlKey: true });
  expect(chosen()).toEqual([false, false, false, true]);
});

it('checks several answers with number keys, and takes them back', async () => {
  await start();
  await click('Next');
  await press('1');
  await press('3');
  expect(chosen()).toEqual([true, false, true, false]);
  await press('1');
  expect(chosen()).toEqual([false, false, true, false]);
  expect(news()).toContain('1 taken back: Option a');
});

it('leaves number keys alone while someone types', async () => {
  await start();
  const input = document.body.appendChild(document.createElement('input'));
  await press('2', input);
  input.remove();
  expect(chosen()).toEqual([false, false, false, false]);
});

it('says that number keys choose, and turns them off for good', async () => {
  const { unmount } = await start();
  screen.getByText('Keys 1 to 4 choose an answer.');
  await click('Turn number keys off');
  await press('2');
  expect(chosen()).toEqual([false, false, false, false]);
  unmount();
  await open();
  await press('2');
  expect(chosen()).toEqual([false, false, false, false]);
  screen.getByText('Number keys are off.');
});

const steps = () =>
  screen
    .getAllByRole('listitem')
    .map(({ textContent }) => /Option (.)/.exec(textContent)?.[1])
    .filter(Boolean);

it('moves a step with the arrow keys of its handle, to the ends with Home and End, and says where it is', async () => {
  await start();
  await click('Question 3, not answered');
  const grip = (name: string) =>
    screen.getByRole('button', { name: `Move with arrow keys: ${name}` });
  await press('ArrowDown', grip('Option a'));
  expect(steps()).toEqual(['b', 'a', 'c', 'd']);
  expect(news()).toContain('Option a: now 2 of 4.');
  await press('End', grip('Option b'));
  expect(steps()).toEqual(['a', 'c', 'd', 'b']);
  await press('Home', grip('Option d'));
  expect(steps()).toEqual(['d', 'a', 'c', 'b']);
  await press('ArrowUp', grip('Option d'));
  expect(news()).toContain('Option d: already first.');
});

it('moves a step by dragging its handle', async () => {
  await start();
  await click('Question 3, not answered');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: Element,
  ) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, index * 50, 300, 40);
  });
  HTMLElement.prototype.setPointerCapture = () => undefined;
  const grip = screen.getByRole('button', { name: 'Move with arrow keys: Option a' });
  await act(async () => void fireEvent.pointerDown(grip, { button: 0, clientY: 20 }));
  await act(async () => void fireEvent.pointerMove(grip, { clientY: 125 }));
  expect(steps()).toEqual(['a', 'b', 'c', 'd']);
  await act(async () => void fireEvent.pointerUp(grip, { clientY: 125 }));
  vi.restoreAllMocks();
  expect(steps()).toEqual(['b', 'c', 'a', 'd']);
  expect(news()).toContain('Option a: now 3 of 4.');
});
