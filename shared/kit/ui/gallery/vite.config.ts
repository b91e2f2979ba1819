import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The component gallery: `pnpm --filter @talent/ui gallery` serves it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: { emptyOutDir: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
});
