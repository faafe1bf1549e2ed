import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // The content security policy allows fonts, pictures and scripts from the shop itself, not from data: addresses.
    assetsInlineLimit: 0,
    // The shop's budget counts what is really sent; measuring every chunk again only slows the build.
    reportCompressedSize: false,
  },
});
