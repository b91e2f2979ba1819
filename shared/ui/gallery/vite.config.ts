import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The component gallery: `pnpm --filter @talent/ui gallery` serves it, `pnpm --filter @talent/ui gallery build` writes it to `dist/`. */
export default defineConfig({
  root: import.meta.dirname,
  // The built page can be opened from any folder of a server.
  base: './',
  plugins: [react(), tailwindcss()],
  build: { emptyOutDir: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
});
