import { dismissToast, notify, toast } from '@talent/sdk';
import type { QueryKey } from '@tanstack/react-query';
import { useReducer, useRef } from 'react';
import { undoTexts } from './content/undo';
import { queryClient } from './query-client';

interface OptimisticTexts<Input> {
  /** The toast after the change: `Put aside until tomorrow`. */
  done: (input: Input) => string;
  undo?: string;
  undone?: string;
  /** The message when the change was not saved, with the next step. A tool that says so itself has none. */
  failed?: (input: Input) => string;
  failedHow?: string;
  failure: string;
}

interface OptimisticOptions<Data, Input> {
  queryKey: QueryKey;
  apply: (data: Data, input: Input) => Data;
  /** The present data without the change. Other changes that came meanwhile stay. `before` is the data from before it. */
  revert: (data: Data, input: Input, before: Data) => Data;
  save: (input: Input) => Promise<unknown>;
  unsave: (input: Input) => Promise<unknown>;
  /** Says that a change, or taking it back, was not saved, in place of the message. What was before it shows again by then. */
  onFailed?: (input: Input, error: unknown) => void;
  texts: OptimisticTexts<Input>;
}

/**
 * A change that shows before it is saved. A toast offers to undo it. If it cannot be saved, what was there before shows again
 * and a message says so. Changes are saved one after the other, in the order in which they were made. Until they are saved,
 * the browser asks before it closes the tab.
 */
export function useOptimisticChange<Data, Input>(options: OptimisticOptions<Data, Input>) {
  const { queryKey, apply, revert, save, unsave, onFailed, texts } = options;
  const saves = useRef<Promise<unknown>>(Promise.resolve());
  const last = useRef<(() => void) | null>(null);
  const stored = (): Data | undefined => queryClient.getQueryData<Data>(queryKey);
  // The cache reports a change only after the next frame. Until then a moved card would jump back to its old place.
  const [, redraw] = useReducer((round: number) => round + 1, 0);
  const show = (next: (data: Data) => Data): void => {
    queryClient.setQueryData<Data>(queryKey, (data) => data && next(data));
    redraw();
  };

  /** Resolves with null once the work is done, or with its error. */
  function inOrder(work: () => Promise<unknown>): Promise<{ error: unknown } | null> {
    const outcome = saves.current.then(async () => {
      // An older answer must not replace what the person sees.
      await queryClient.cancelQueries({ queryKey });
      await work();
      return null;
    });
    // On the window, because a change is still being saved when its page is no longer shown.
    const askFirst = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', askFirst);
    const settled = outcome
      .catch((error: unknown) => {
        console.error(texts.failure, error);
        return { error };
      })
      .finally(() => window.removeEventListener('beforeunload', askFirst));
    saves.current = settled;
    return settled;
  }

  /** Shows the change at once and saves it. Resolves with whether it was saved; never rejects. */
  async function change(input: Input): Promise<boolean> {
    const before = stored();
    if (before === undefined) return false;
    let isShown = true;
    show((data) => apply(data, input));
    const hide = (): void => {
      if (isShown) show((data) => revert(data, input, before));
      isShown = false;
    };
    const saved = inOrder(() => save(input));
    const undo = (): void => {
      if (last.current === undo) last.current = null;
      if (!isShown) return;
      hide();
      void takeBack(input, saved);
    };
    last.current = undo;
    const said = toast({
      title: texts.done(input),
      action: { label: texts.undo ?? undoTexts.undo, onAction: undo },
    });
    const failure = await saved;
    if (failure === null) return true;
    if (last.current === undo) last.current = null;
    hide();
    dismissToast(said);
    warn(input, failure.error);
    return false;
  }

  async function takeBack(input: Input, saved: Promise<{ error: unknown } | null>): Promise<void> {
    const failure = await inOrder(async () => {
      // A change that failed has said so, and nothing of it is to be taken back.
      if ((await saved) === null) await unsave(input);
    });
    if (failure === null) {
      toast({ title: texts.undone ?? undoTexts.undone });
      return;
    }
    show((data) => apply(data, input));
    warn(input, failure.error);
  }

  function warn(input: Input, error: unknown): void {
    if (onFailed) {
      onFailed(input, error);
      return;
    }
    const { failed, failedHow = '', failure } = texts;
    notify({ title: failed?.(input) ?? failure, description: failedHow, tone: 'error' });
  }

  /** Takes the last change back; false: there is none. */
  function undoLast(): boolean {
    const undo = last.current;
    undo?.();
    return undo !== null;
  }

  return { change, undoLast };
}
