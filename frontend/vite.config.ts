import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Rolldown } from 'vite'
import { embedScript } from './embed-script.ts'
import { spokenWords } from './spoken-words.ts'
import { writtenPages } from './written-pages.ts'

// Left alone, each part that two screens share is a file of its own, and a first visit waits for thirty of them in turn.
// What a first visit to the site needs travels together, so does what the forms before a sign-in and the payer's pages need,
// and what nearly every other screen needs; what a few need stays with them, and so do the words of a noun.
const shared =
  /app[\\/](components[\\/](?!passkey|proof|own-pro|factors-|forced-|enrolment|code-form|log-|preferences|qr-|recovery|sessions-)|session[\\/])|contract[\\/](messages[\\/](components[\\/]common|client-area|frame|not-found|sign-in)\.|limits|money|spoken-formats)/
const firstVisit = /app[\\/](root|routes[\\/](boundary|site[\\/](layout|home)))\.tsx/
const outside =
  /app[\\/]routes[\\/]((client|admin)[\\/]login[\\/]page|client[\\/]signup[\\/]page|pay[\\/]\w+|site[\\/](contact|forgot-password|reset-password))\.tsx/

type Importers = (id: string) => readonly string[]
const isFor = (pages: RegExp, id: string, importers: Importers, seen = new Set<string>()): boolean => {
  if (pages.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return importers(id).some((one) => isFor(pages, one, importers, seen))
}

const sharedBy = (debugName: string, pages: RegExp, priority: number): Rolldown.CodeSplittingGroup => ({
  name: (id, context) => (isFor(pages, id, (one) => context.getModuleInfo(one)?.importers ?? []) ? debugName : null),
  debugName,
  test: shared,
  minShareCount: 3,
  priority,
})

const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'router', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 5 },
  sharedBy('front', firstVisit, 4),
  sharedBy('outside', outside, 2),
  // What actions of any noun answer; only screens of staff and merchants ask for it.
  {
    name: 'outcomes',
    test: /contract[\\/]messages[\\/](outcomes|confirm|lists|pending-clients|rights)\./,
    priority: 3,
  },
  { name: 'parts', test: shared, minShareCount: 3, priority: 1 },
]

export default defineConfig({
  plugins: [tailwindcss(), spokenWords(), embedScript(), writtenPages(), reactRouter()],
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
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
  server: { fs: { allow: ['..'] } },
})
