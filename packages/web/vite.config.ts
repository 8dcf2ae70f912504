import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { engines } from './engines.js';
import { precache } from './precache.js';
import { scenariosPlugin } from './scenarios-plugin.js';

export default defineConfig({
  plugins: [react(), scenariosPlugin(), precache()],
  define: { __ENGINES__: JSON.stringify(engines()) },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // the card data and the engine are one lazy piece, which is as large as it is
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      // how long its parts took is no news to whoever starts the table
      checks: { pluginTimings: false },
      input: { index: 'index.html', sw: 'src/offline/service-worker.ts' },
      output: {
        // a service worker keeps its address from build to build
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
