import { Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Tab } from './tab.ts';

/** A tab of a WebDriver session. @param handle - of its window */
export function webKitTab(session: WebDriver, handle: string): Tab {
  /** The protocol's commands go to the tab that was chosen last. */
  const here = async (): Promise<WebDriver> => {
    await session.switchTo().window(handle);
    return session;
  };
  return {
    open: async (url) => (await here()).get(url),
    reload: async () => (await here()).navigate().refresh(),
    evaluate: async (expression) => {
      // The callback of the protocol knows no failure.
      const answer: { value?: unknown; error?: string } = await (
        await here()
      ).executeAsyncScript(
        `const done = arguments[arguments.length - 1];
        (async () => (${expression}))().then(
          (value) => done({ value: value === undefined ? null : value }),
          (error) => done({ error: String(error) }),
        );`,
      );
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value;
    },
    clickAt: async (x, y) => {
      const at = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 };
      await (await here()).actions().move(at).click().perform();
    },
    type: async (text) => {
      await (await here()).actions().sendKeys(text.replaceAll('\n', Key.ENTER)).perform();
    },
    press: async (combination) => {
      const keys = combination.split('+').map(keyOf);
      const actions = (await here()).actions();
      for (const key of keys) actions.keyDown(key);
      for (const key of keys.toReversed()) actions.keyUp(key);
      await actions.perform();
    },
    upload: async (expression, file) => {
      const input: WebElement = await (await here()).executeScript(`return ${expression};`);
      await input.sendKeys(file);
    },
    resize: async (width, height) => {
      const window = (await here()).manage().window();
      const { width: outer, height: above } = await window.getRect();
      const inner: [number, number] = await session.executeScript(
        'return [window.innerWidth, window.innerHeight];',
      );
      await window.setRect({ width: width + outer - inner[0], height: height + above - inner[1] });
    },
    close: async () => (await here()).close(),
  };
}

/** The protocol's character of a key; the key itself where it is a letter. */
export function keyOf(name: string): string {
  const constant = name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
  const keys: Record<string, unknown> = { ...Key };
  const key = keys[constant];
  return typeof key === 'string' ? key : name;
}
