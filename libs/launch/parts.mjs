import { existsSync, renameSync, rmSync } from 'node:fs'
import { runScript } from './children.mjs'
import { digestOf } from './digest.mjs'
import { LaunchError } from './launch-error.mjs'
import { withProgress } from './progress.mjs'
import { inRoot, root } from './paths.mjs'
import { readStamp, removeStamp, writeStamp } from './stamp.mjs'

const parts = [
  {
    name: 'api',
    title: 'the API',
    script: 'build:api',
    stamp: 'dist/.api-stamp',
    outputs: ['dist/api', 'dist/libs', 'dist/server'],
    result: 'dist/server/main.js',
    inputs: [
      'api/src',
      'api/bundle.mjs',
      'libs/bundle/narrow-files.mjs',
      'libs/contract',
      'nest-cli.json',
      '.swcrc',
      'tsconfig.json',
      'package-lock.json',
    ],
  },
  {
    name: 'site',
    title: 'the site',
    script: 'build:frontend',
    stamp: 'dist/.frontend-stamp',
    outputs: ['dist/frontend'],
    result: 'dist/frontend/server/index.js',
    // One page shows what stands in docker.
    inputs: [
      'frontend',
      'libs/bundle/narrow-files.mjs',
      'docker/failover',
      'docker/haproxy.cfg',
      'libs/contract',
      'libs/js',
      '.swcrc',
      'tsconfig.json',
      'package-lock.json',
    ],
  },
  {
    name: 'sdk',
    title: 'the SDKs',
    script: 'build:sdk',
    stamp: 'dist/.sdk-stamp',
    outputs: ['dist/sdk'],
    result: 'dist/sdk/gatehouse-vendure.tgz',
    inputs: [
      'libs/sdk',
      'libs/sdk-python',
      'libs/sdk-php',
      'libs/cli',
      'libs/js',
      'libs/medusa',
      'libs/vendure',
      'libs/contract',
      'tsconfig.json',
      'package-lock.json',
    ],
  },
]

const isStale = ({ stamp, result, inputs }) =>
  !existsSync(inRoot(result)) || readStamp(inRoot(stamp)) !== digestOf(root, inputs)

export const partNames = parts.map(({ name }) => name)

export const staleParts = (names) => parts.filter((part) => names.includes(part.name) && isStale(part))

const asideOf = (output) => inRoot(`${output}.before`)

const setAside = (outputs) => {
  for (const output of outputs) {
    rmSync(asideOf(output), { recursive: true, force: true })
    if (existsSync(inRoot(output))) renameSync(inRoot(output), asideOf(output))
  }
}

const bringBack = (outputs) => {
  for (const output of outputs.filter((output) => existsSync(asideOf(output)))) {
    rmSync(inRoot(output), { recursive: true, force: true })
    renameSync(asideOf(output), inRoot(output))
  }
}

export const buildPart = async ({ title, script, stamp, outputs, result, inputs }) => {
  // Read before the build: a file saved while it runs makes the part stale again.
  const digest = digestOf(root, inputs)
  removeStamp(inRoot(stamp))
  setAside(outputs)
  const { code, output } = await withProgress(
    `Building ${title}`,
    () => '',
    () => runScript(script, { env: { NODE_ENV: 'production' } }),
  )
  if (code !== 0 || !existsSync(inRoot(result))) {
    bringBack(outputs)
    throw new LaunchError(`${output}\nBuilding ${title} failed.`)
  }
  for (const old of outputs) rmSync(asideOf(old), { recursive: true, force: true })
  writeStamp(inRoot(stamp), digest)
}
