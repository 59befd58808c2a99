import { readFileSync } from 'node:fs'

const checks = JSON.parse(readFileSync(new URL('test/packages/package.json', import.meta.url), 'utf8'))

export default {
  entry: [
    'api/src/{main,demo}.ts',
    'api/src/process/{account,app-secret,backup,evidence,verification}/*-command.ts',
    'api/src/{process/verification/{line,verification},platform/database/sqlite/sqlite-aside}-process.ts',
    'frontend/app/content/elements.tsx',
    'api/src/platform/database/migrations/*.ts',
    'libs/contract/{limits,read-limits,messages/nouns}.ts',
    'libs/evidence/page.mjs',
    'libs/launch/complete-lock.mjs',
    'libs/package/gatehouse.mjs',
    'test/attack/run.ts',
    'libs/sdk/src/{gatehouse,errors,webhooks}.ts',
    'libs/sdk/conformance.mjs',
    'libs/js/src/load.ts',
    'libs/cli/{pack,src/main}.mjs',
    'libs/medusa/{pack.mjs,src/module.ts}',
    'libs/vendure/{pack.mjs,src/gatehouse-plugin.ts}',
    'test/shops/medusa/server/medusa-config.js',
    'test/{api,pages,bench,samples,shops}/**/*.{ts,mjs}',
  ],
  project: ['api/**/*.ts', 'frontend/**/*.{ts,tsx,css,mdx}', 'libs/**/*.{ts,mjs}', 'test/**/*.{ts,mjs}'],
  ignoreExportsUsedInFile: { interface: true, type: true },
  jest: { config: ['test/jest.config.mjs'] },
  typescript: { config: ['tsconfig.json', 'frontend/tsconfig.json'] },
  'react-router': { config: ['frontend/react-router.config.ts'] },
  vite: { config: ['frontend/vite.config.ts'] },
  // Its packages serve files all over the project; `check-packages.spec` finds one that nobody uses.
  ignoreWorkspaces: ['test/packages'],
  ignoreBinaries: ['biome', 'depcruise', 'eslint', 'knip', 'oxlint', 'pdftotext'],
  ignoreDependencies: [
    '@gatehouse/sdk',
    '@gatehouse/vendure',
    '@vendure/common',
    '@vendure/core',
    '@nestjs/graphql',
    'graphql-tag',
    '@medusajs/framework',
    '@casl/ability',
    'casbin',
    'cspell',
    'lighthouse',
    ...Object.keys(checks.peerDependencies),
  ],
}
