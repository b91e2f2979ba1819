import type { Tab } from './tab.ts';
import { keyOf } from './webkit-tab.ts';

/** The fields of results that are used, of all commands. */
export interface Result {
  userContext: string;
  context: string;
  data: string;
  type: string;
  result: { value?: string; sharedId?: string };
  exceptionDetails: { text: string };
}

/** Sends a command of WebDriver BiDi. */
export type Send = (method: string, params: Record<string, unknown>) => Promise<Result>;

/** A tab of Firefox. @param context - its id in the protocol */
export function firefoxTab(send: Send, context: string): Tab {
  const run = async (expression: string) => {
    const target = { context };
    const rights = { awaitPromise: true, userActivation: true };
    const { type, result, exceptionDetails } = await send('script.evaluate', {
      expression,
      target,
      ...rights,
    });
    if (type === 'exception') throw new Error(exceptionDetails.text);
    return result;
  };
  const act = (type: string, actions: object[]) =>
    send('input.performActions', { context, actions: [{ type, id: type, actions }] });
  const key = (type: 'keyDown' | 'keyUp') => (value: string) => ({ type, value });
  return {
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    reload: async () => {
      await send('browsingContext.reload', { context, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const { value } = await run(
        `(async () => JSON.stringify((await (${expression})) ?? null) ?? 'null')()`,
      );
      return JSON.parse(value ?? 'null') as unknown;
    },
    clickAt: async (x, y) => {
      const at = { x: Math.round(x), y: Math.round(y) };
      await act('pointer', [
        { type: 'pointerMove', ...at },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    type: async (text) => {
      const keys = [...text].map((one) => (one === '\n' ? keyOf('Enter') : one));
      await act(
        'key',
        keys.flatMap((one) => [key('keyDown')(one), key('keyUp')(one)]),
      );
    },
    press: async (combination) => {
      const keys = combination.split('+').map(keyOf);
      await act('key', [...keys.map(key('keyDown')), ...keys.toReversed().map(key('keyUp'))]);
    },
    upload: async (expression, file) => {
      const { sharedId } = await run(expression);
      await send('input.setFiles', { context, element: { sharedId }, files: [file] });
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    close: async () => {
      await send('browsingContext.close', { context });
    },
  };
}
