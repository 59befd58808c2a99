import { readFileSync } from 'node:fs'
import { inRoot, root } from '../libs/launch/paths.mjs'

// The tests compile like the API does; only .swcrc's own exclusion of tests must not apply to them.
const { exclude: _tests, ...build } = JSON.parse(readFileSync(inRoot('.swcrc'), 'utf8'))
const compile = (parser, transform) => [
  '@swc/jest',
  {
    ...build,
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      ...build.jsc,
      parser: { ...build.jsc.parser, ...parser },
      transform: { ...build.jsc.transform, ...transform },
    },
  },
]

const project = (displayName, ...testMatch) => ({
  displayName,
  rootDir: root,
  roots: ['<rootDir>/api', '<rootDir>/libs', '<rootDir>/frontend/app', '<rootDir>/test'],
  testMatch: testMatch.map((pattern) => `<rootDir>/${pattern}`),
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.ts$': compile({}, {}), '\\.tsx$': compile({ tsx: true }, { react: { runtime: 'automatic' } }) },
  moduleNameMapper: {
    '^#contract/(.*)\\.js$': '<rootDir>/libs/contract/$1.ts',
    '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1.ts', '$1.tsx'],
  },
})

// What these ask has nothing to do with the engine, so the run on SQLite answers it: how the process starts, what stands in
// the address and the head of a request, and the written documents.
const engineFree = [
  'start',
  'observed-run',
  'demo',
  'hostile-load',
  'broken-http',
  'hostile-headers',
  'gate-addresses',
  'site-mistakes',
  'foreign-posts',
  'private-pages',
  'csv-files',
  'openapi',
  'openapi-lint',
  'docs-samples',
  'sdk',
  'sdk-resources',
  'sample-shop',
  'readme',
  'webhook-samples',
  'image',
  'attack-proofs',
]
// SQLite is one process's own.
const postgresOnly = ['logins-side-by-side', 'replicas', 'three-replicas', 'read-replicas', 'database-away']
const ignored = (process.env.TEST_ENGINE === 'postgres' ? engineFree : postgresOnly).map(
  (name) => `/test/api/${name}\\.e2e-spec\\.ts$`,
)

export default {
  rootDir: root,
  cacheDirectory: inRoot('node_modules', '.cache', 'jest'),
  // "A worker process has failed to exit gracefully" on a busy machine is no open handle: a worker that has run many suites
  // holds about a gigabyte of their modules, has nothing left to do within 60 ms, and takes more than jest's half a second
  // to give that memory back. One suite alone, in the same process, ends at once; that is how to look for a real one.
  maxWorkers: 2,
  // Far beyond what a test takes: a machine that is four times slower must not turn a run red.
  testTimeout: 120_000,
  projects: [
    project(
      'unit',
      'api/**/*.spec.ts',
      'libs/**/*.spec.{ts,mjs}',
      'frontend/app/**/*.spec.ts',
      'test/support/*.spec.mjs',
    ),
    { ...project('api', 'test/api/**/*.e2e-spec.ts'), testPathIgnorePatterns: ['/node_modules/', ...ignored] },
    project('pages', 'test/pages/**/*.e2e-spec.ts'),
    project('journey', 'test/pages/journey.e2e-spec.ts'),
  ],
}
