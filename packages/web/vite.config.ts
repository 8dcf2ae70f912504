import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { scenariosPlugin } from './scenarios-plugin.js';

export default defineConfig({
  plugins: [react(), scenariosPlugin()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // the card data and the engine are one lazy piece, which is as large as it is
    chunkSizeWarningLimit: 4_000,
  },
});
