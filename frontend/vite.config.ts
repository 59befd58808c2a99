import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { chunkGroups, chunks } from './chunks.ts'
import { embedScript } from './embed-script.ts'
import { helpersWithRouter } from './helpers-with-router.ts'
import { spokenWords } from './spoken-words.ts'
import { writtenPages } from './written-pages.ts'

export default defineConfig({
  plugins: [tailwindcss(), spokenWords(), embedScript(), writtenPages(), reactRouter(), chunks, helpersWithRouter],
  // Request classes of libs/contract carry decorators; without this the server bundle is a syntax error.
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  // `source` makes `#contract/*.js` mean libs/contract/*.ts here, and the compiled files everywhere else.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: ['source', ...defaultServerConditions] },
    // All else goes into the server's file, so that a production image installs little.
    noExternal: true,
    external: ['react', 'react-dom', 'react-router'],
  },
  build: {
    emptyOutDir: true,
    assetsInlineLimit: (file) => (/\.(woff2|svg)$/.test(file) ? false : undefined),
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } } },
  server: { fs: { allow: ['..'] } },
})
