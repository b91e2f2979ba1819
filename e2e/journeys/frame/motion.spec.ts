import type { Page } from '@playwright/test';
import { expect, isHydrated, openPage, test, watchTrouble } from '../../fixtures/test.ts';

const header = (page: Page) => page.getByRole('banner');

/** Scrolls by hand: a wheel that turns in notches of 100 px, each painted. */
async function wheel(page: Page, notches: number): Promise<void> {
  for (let notch = 0; notch < Math.abs(notches); notch += 1) {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, Math.sign(notches) * 100);
    await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
  }
}

async function countTransitions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = { transitions: 0 };
    Object.assign(window, { counted });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      counted.transitions += 1;
      return start(...given);
    };
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { counted: { transitions: number } }).counted.transitions,
    );
}

test('the header gives its room to a visitor who reads on, comes back on the way up and with the focus, and a line shows how far the page is scrolled', async ({
  page,
}) => {
  await openPage(page, '/ai-staffing-faq');
  const line = page.locator('header .scroll-line');
  await expect(line).toHaveCSS('opacity', '0');
  // Scrolling marks the root element while it lasts.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { classList, scrollHeight, clientHeight } = document.documentElement;
        new MutationObserver(() => {
          if (classList.contains('is-scrolling')) resolve();
        }).observe(document.documentElement, { attributeFilter: ['class'] });
        window.scrollTo(0, (scrollHeight - clientHeight) / 2);
      }),
  );
  await expect(page.locator('html')).not.toHaveClass(/is-scrolling/);
  await expect
    .poll(() => line.evaluate((bar) => new DOMMatrix(getComputedStyle(bar).transform).a))
    .toBeCloseTo(0.5, 1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.mouse.move(640, 500);
  await wheel(page, 8);
  await expect(header(page)).not.toBeInViewport();
  await wheel(page, -1);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await wheel(page, 2);
  await expect(header(page)).not.toBeInViewport();
  await header(page).getByRole('link', { name: 'Blog' }).focus();
  await expect(header(page)).toBeInViewport({ ratio: 1 });

  // Where a bar sticks to its edge, it stays.
  await openPage(page, '/ai-ml-salary-data');
  await wheel(page, 8);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  // In a low window it scrolls away with the page.
  await page.setViewportSize({ width: 320, height: 225 });
  await openPage(page, '/ai-staffing-faq');
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect(header(page)).not.toBeInViewport();
});

async function countDrawings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function count(this: Element, ...given) {
      if (this.matches('svg[data-plot]'))
        this.setAttribute('data-times', String(Number(this.getAttribute('data-times')) + 1));
      return animate.apply(this, given);
    };
  });
}

test('a chart is drawn when it first comes into view; one that is in view from the start stays as it is @long', async ({
  page,
}) => {
  await countDrawings(page);
  await openPage(page, '/ai-ml-salary-data');
  const first = page.locator('.chart svg[data-plot]').first();
  await expect(first).toBeInViewport();

  await openPage(page, '/ai-job-market');
  const plot = page.locator('.chart svg[data-plot]').last();
  await expect(plot).not.toBeInViewport();
  await expect(plot).not.toHaveAttribute('data-times');
  for (const top of [plot, page.locator('h1'), plot]) {
    await top.scrollIntoViewIfNeeded();
    await expect(plot).toHaveAttribute('data-times', '1');
    await expect.poll(() => plot.evaluate((svg) => svg.getAnimations().length)).toBe(0);
  }

  await page.goBack();
  await expect(first).toBeInViewport();
  await expect(page.locator('[data-times]')).toHaveCount(0);
});

/** Opens one page, goes to another one, and back by a link: its code is there, so it can fade in. */
async function returnToSalaries(page: Page): Promise<void> {
  await header(page).getByRole('link', { name: 'Services' }).click();
  await expect(page.locator('main [data-app="mfe-marketing"] h1')).toBeFocused();
  await isHydrated(page);
  await header(page).getByRole('link', { name: 'Salary Dashboard' }).click();
}

test('a window that the browser does not draw, or that changes its size during a fade, gets the next page @long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The old page is never captured.
    document.startViewTransition = (given) => {
      const update = typeof given === 'function' ? given : given?.update;
      const { promise: ready, reject } = Promise.withResolvers<undefined>();
      const { promise: finished, resolve } = Promise.withResolvers<undefined>();
      const skipTransition = () => {
        reject(new DOMException('Skipped', 'AbortError'));
        void Promise.resolve(update?.()).then(() => resolve(undefined));
      };
      return { ready, finished, updateCallbackDone: finished, skipTransition } as ViewTransition;
    };
  });
  await openPage(page, '/ai-ml-salary-data');
  await returnToSalaries(page);
  await expect(page.locator('main [data-app="mfe-salary-tools"] h1')).toBeFocused();

  const resized = await page.context().newPage();
  const trouble = watchTrouble(resized);
  await resized.addInitScript(() => {
    // The fade waits here, between the old page's picture and the new page's.
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (given) =>
      start(async () => {
        await (typeof given === 'function' ? given : given?.update)?.();
        document.documentElement.setAttribute('data-fading', '');
        await new Promise((resolve) => document.addEventListener('resized', resolve));
      });
  });
  await openPage(resized, '/ai-ml-salary-data');
  await returnToSalaries(resized);
  await expect(resized.locator('html')).toHaveAttribute('data-fading');
  await resized.setViewportSize({ width: 1100, height: 700 });
  await resized.evaluate(() => document.dispatchEvent(new Event('resized')));
  await expect(resized.locator('main h1')).toBeFocused();
  expect(trouble.messages).toEqual([]);
});

test('nothing moves for a visitor who has asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const transitions = await countTransitions(page);
  await countDrawings(page);
  await openPage(page, '/');
  await expect(page.getByRole('button', { name: /^Pause/ })).toBeHidden();
  await page.mouse.move(640, 500);
  await wheel(page, 8);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await header(page).getByRole('link', { name: 'Services' }).click();
  await expect(page.locator('main h1')).toBeFocused();
  expect(await transitions()).toBe(0);

  await openPage(page, '/ai-job-market');
  await page.locator('.chart svg[data-plot]').last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, -400);
  await expect(page.locator('[data-times]')).toHaveCount(0);

  // No style changes by a transition, however short.
  await expect(page.locator('header .scroll-line')).toBeHidden();
  const margins = await page.locator('main p').evaluateAll((all: HTMLElement[]) =>
    all.map((element) => {
      element.style.marginTop = '5px';
      return getComputedStyle(element).marginTop;
    }),
  );
  expect(new Set(margins)).toEqual(new Set(['5px']));
});
