import type { Config } from '@react-router/dev/config'
import type { ServerBuild } from 'react-router'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { narrowFiles } from '../libs/bundle/narrow-files.mjs'
import { precompress } from './precompress'

export default {
  appDirectory: 'app',
  buildDirectory: '../dist/frontend',
  ssr: true,
  // Whoever visits the public site needs nothing of two portals: addresses are looked up as links to them come into view.
  routeDiscovery: { mode: 'lazy' },
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    await layWords(buildDirectory)
    narrowFiles(join(buildDirectory, 'server'))
    await precompress(join(buildDirectory, 'client'))
  },
} satisfies Config

interface Words {
  wordsFiles(): { path: string; text: string }[]
}

/** The server that was just built says what these files hold, and how they are called. */
async function layWords(folder: string): Promise<void> {
  const built = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'server/index.js')).href)) as ServerBuild
  const { wordsFiles } = built.entry.module as unknown as Words
  for (const { path, text } of wordsFiles()) await writeFile(join(folder, 'client', path), text)
}
