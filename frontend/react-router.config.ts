import type { Config } from '@react-router/dev/config'
import { join } from 'node:path'
import { narrowFiles } from '../libs/bundle/narrow-files.mjs'
import { precompress } from './precompress'

export default {
  appDirectory: 'app',
  buildDirectory: '../dist/frontend',
  ssr: true,
  // Whoever visits the public site needs nothing of two portals: addresses are looked up as links to them come into view.
  routeDiscovery: { mode: 'lazy' },
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    narrowFiles(join(buildDirectory, 'server'))
    await precompress(join(buildDirectory, 'client'))
  },
} satisfies Config
