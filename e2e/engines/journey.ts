import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import type { Engine, EngineName, Visitor } from './engine.ts';
import { startChromium } from './adapters/chromium.ts';
import { startFirefox } from './adapters/firefox.ts';
import { startWebKit } from './adapters/webkit.ts';

const starts: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

/** A test in the engine of its project, whose name is the journey's. */
export const journey = base.extend<
  { visitor: Visitor },
  { engineName: EngineName; engine: Engine }
>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await starts[engineName]();
      try {
        await provide(engine);
      } finally {
        await engine.stop();
      }
    },
    // Firefox takes its time to start on a machine that is busy.
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ engine, baseURL }, provide, info) => {
    const visitor = await engine.openVisitor(baseURL ?? '');
    await provide(visitor);
    if (info.status !== info.expectedStatus) {
      const picture = await visitor.screenshot().catch(() => null);
      if (picture !== null) await writeFile(info.outputPath('page.png'), picture);
      const messages = await visitor.messages().catch(() => []);
      if (messages.length > 0) console.log(`console:\n  ${messages.join('\n  ')}`);
    }
    await visitor.close();
  },
});
