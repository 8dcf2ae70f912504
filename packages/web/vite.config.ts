import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // the card data and the engine are one lazy piece, which is as large as it is
    chunkSizeWarningLimit: 4_000,
  },
});
