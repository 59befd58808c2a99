import type { Config } from '@react-router/dev/config'
import { join } from 'node:path'
import { precompress } from './precompress'

export default {
  appDirectory: 'app',
  buildDirectory: '../dist/frontend',
  ssr: true,
  // The site map is small: sending it whole spares every visitor the look-ups of links that come into view.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
