import type { Plugin } from 'vite';
import { virtualModule } from '../bundle/virtual-module.ts';

const id = 'virtual:talent-start';

/** URL of the one script of a page in development. */
export const startUrl = `/@id/__x00__${id}`;

/** Starts Fast Refresh, which has to come before React, and then the shell. */
export function startModule(): Plugin {
  return virtualModule(
    id,
    `import '/@vite/client';
    import '@vitejs/plugin-react/preamble';
    await import('/src/main.tsx');`,
  );
}
