// @vitest-environment jsdom
import '../testing/staff-page';
import { noticeStore, toastStore } from '@talent/sdk';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from './query-client';
import { useOptimisticChange } from './use-optimistic-change';

const queryKey = ['test', 'items'];
let answers: PromiseWithResolvers<null>[] = [];
let calls: string[] = [];

function answer(call: string): Promise<null> {
  calls.push(call);
  const pending = Promise.withResolvers<null>();
  answers.push(pending);
  return pending.promise;
}

beforeEach(() => {
  answers = [];
  calls = [];
  queryClient.setQueryDefaults(queryKey, { gcTime: Infinity });
  queryClient.setQueryData(queryKey, ['a', 'b', 'c']);
});
afterEach(async () => {
  for (const { resolve } of answers) resolve(null);
  await settle();
});

function start(onFailed?: (input: string, error: unknown) => void) {
  return renderHook(() =>
    useOptimisticChange<string[], string>({
      queryKey,
      apply: (items, name) => items.filter((item) => item !== name),
      revert: (items, name) => [...items, name].sort(),
      save: (name) => answer(`save ${name}`),
      unsave: (name) => answer(`unsave ${name}`),
      ...(onFailed && { onFailed }),
      texts: {
        done: (name) => `Removed ${name}`,
        undo: 'Undo',
        undone: 'Back again',
        failed: (name) => `${name} was not removed`,
        failedHow: 'Check the connection and try again.',
        failure: 'An item was not removed',
      },
    }),
  ).result.current;
}

const items = () => queryClient.getQueryData(queryKey);
const settle = () => act(() => new Promise((resolve) => setImmediate(resolve)));
const undo = () => toastStore.getState()[0]?.action?.onAction();

it('puts back what was there when it is not saved, keeps other changes, and says what to do', async () => {
  const { change } = start();
  const first = change('b');
  void change('a');
  await settle();
  answers[0]?.reject(new Error('offline'));
  expect(await first).toBe(false);
  expect(items()).toEqual(['b', 'c']);
  expect(noticeStore.getState()).toEqual([
    {
      title: 'b was not removed',
      description: 'Check the connection and try again.',
      tone: 'error',
    },
  ]);
  await settle();
  expect(calls).toEqual(['save b', 'save a']);
});

it('makes the browser ask before it closes the tab, until the change is saved or taken back', async () => {
  const asksFirst = (): boolean =>
    !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { change } = start();
  expect(asksFirst()).toBe(false);
  const saved = change('b');
  expect(asksFirst()).toBe(true);
  await settle();
  answers[0]?.resolve(null);
  await saved;
  expect(asksFirst()).toBe(false);
  act(undo);
  expect(asksFirst()).toBe(true);
  await settle();
  answers[1]?.reject(new Error('offline'));
  await settle();
  expect(asksFirst()).toBe(false);
  // The change that could not be taken back shows again.
  expect(items()).toEqual(['a', 'c']);
  expect(noticeStore.getState()).toMatchObject([{ title: 'b was not removed' }]);
});

it('shows at once with a toast, and is taken back at once by Undo, after its own save has ended', async () => {
  const { change } = start();
  void change('b');
  expect(items()).toEqual(['a', 'c']);
  expect(toastStore.getState()).toMatchObject([{ title: 'Removed b', action: { label: 'Undo' } }]);
  undo();
  expect(items()).toEqual(['a', 'b', 'c']);
  await settle();
  expect(calls).toEqual(['save b']);
  answers[0]?.resolve(null);
  await settle();
  expect(calls).toEqual(['save b', 'unsave b']);
  answers[1]?.resolve(null);
  await settle();
  expect(toastStore.getState()).toMatchObject([{ title: 'Back again' }]);
});

it('is undone by a key once, and there is nothing to undo after that', async () => {
  const { change, undoLast } = start();
  expect(undoLast()).toBe(false);
  void change('c');
  expect(undoLast()).toBe(true);
  expect(items()).toEqual(['a', 'b', 'c']);
  expect(undoLast()).toBe(false);
});

it('leaves the message to a tool that says it itself, and takes its offer to undo away', async () => {
  const onFailed = vi.fn<(input: string, error: unknown) => void>();
  const { change } = start(onFailed);
  const saved = change('b');
  await settle();
  const error = new Error('conflict');
  answers[0]?.reject(error);
  expect(await saved).toBe(false);
  expect(onFailed).toHaveBeenCalledExactlyOnceWith('b', error);
  expect(items()).toEqual(['a', 'b', 'c']);
  expect(noticeStore.getState()).toEqual([]);
  expect(toastStore.getState()).toMatchObject([{ title: 'Removed b', open: false }]);
});
