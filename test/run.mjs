// `npm test`: prepares like `npm start`, then runs every check; `npm test -- --help` says what may follow.
import '../libs/launch/node-version.mjs'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeExit } from '../libs/launch/children.mjs'
import { LaunchError } from '../libs/launch/launch-error.mjs'
import { prepare } from '../libs/launch/prepare.mjs'
import { hasParts, partsMissing } from './drill/parts.mjs'
import { findChromium } from './support/chromium.mjs'
import { testsOfChange } from './support/changed/changed-files.mjs'
import { startBrowser } from './support/shared-browser.mjs'
import { total } from './support/counts.mjs'
import { help, optionsFrom } from './support/options.mjs'
import { cpuOf } from './support/native/profile.mjs'
import { reportProfile } from './support/profile-report.mjs'
import { hasOldest, oldestMissing, requireOldest } from './support/oldest-postgres.mjs'
import { startPostgres } from './support/postgres.mjs'
import { runSteps } from './support/run-steps.mjs'
import { forgetSettings } from './support/settings.mjs'
import { installMedusa } from './shops/medusa/install.mjs'
import { stepsFor } from './support/steps.mjs'
import { provideTools } from './support/tools.mjs'

const needs = (steps, resource) => steps.some((step) => step.needs.includes(resource))

const startOldest = async () => startPostgres(requireOldest())

// A failure is reported by the steps that need the resource.
const heardLater = (promises) => {
  for (const promise of Object.values(promises)) if (promise) promise.catch(() => {})
  return promises
}

// Debian packages do not need npm packages, so both are installed at the same time.
const startPrograms = (steps) =>
  heardLater({
    chromium: needs(steps, 'chromium') && findChromium(),
    tools: needs(steps, 'tools') && provideTools(),
  })

// They take seconds, so they start beside the first steps.
const startResources = (steps, { chromium, tools, packages }) =>
  heardLater({
    // Unlike the others it is nothing that is stopped at the end.
    packages: packages.then(() => undefined),
    'medusa-packages': needs(steps, 'medusa-packages') && packages.then(() => installMedusa()),
    postgres: needs(steps, 'postgres') && packages.then(() => startPostgres()),
    'postgres-oldest': needs(steps, 'postgres-oldest') && packages.then(() => startOldest()),
    browser: chromium && chromium.then(startBrowser),
    tools,
  })

const installed = {
  'api-postgres-oldest': { has: hasOldest, missing: () => oldestMissing },
  drill: { has: hasParts, missing: partsMissing },
}

// By its name a step fails where what it needs is not installed; among all long tests it is left out, and that is said.
const mayRun = ({ only }) => {
  return ({ name }) => {
    const part = installed[name]
    if (only || !part || part.has()) return true
    console.log(`Left out: ${name}. ${part.missing()}`)
    return false
  }
}

const chooseTests = ({ since }) => {
  const { changed, tests } = testsOfChange(since)
  const count = tests === 'all' ? 'every test' : `${tests.length} files of tests`
  console.log(`${changed.length} changed files reach ${count}.`)
  return tests === 'all' ? undefined : tests
}

// All page tests share the browser, so its time is in no line of the table.
const report = async (folder, steps, { browser }) => {
  reportProfile(folder, steps)
  const started = browser && (await browser.catch(() => undefined))
  if (started) console.log(`Chromium used ${cpuOf(started.pid).toFixed(1)} s of CPU.`)
}

const runAll = async (steps, options, programs) => {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-test-'))
  // As root, a PostgreSQL that a test starts in there runs as another user, who must get through to its own folder.
  chmodSync(folder, 0o711)
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  beforeExit(removeFolder)
  const resources = startResources(steps, programs)
  try {
    const results = await runSteps(steps, { ...options, folder, resources })
    if (options.profile) await report(folder, steps, resources)
    return results
  } finally {
    for (const resource of Object.values(resources)) {
      const started = await Promise.resolve(resource).catch(() => undefined)
      if (started) await started.stop()
    }
    removeFolder()
  }
}

// Checks that only read the sources begin while a package is still compiled; what is left of the installation is answered.
const installFiles = async () => {
  let rest
  const files = new Promise((onFiles) => (rest = prepare([], 'checks', onFiles)))
  await Promise.race([files, rest])
  return { rest }
}

const installAndRun = async () => {
  try {
    const given = optionsFrom(process.argv.slice(2))
    forgetSettings()
    const options = { ...given, tests: given.changed && chooseTests(given.changed) }
    const steps = stepsFor(options).filter(mayRun(options))
    const programs = startPrograms(steps)
    const { rest: packages } = await installFiles()
    return await runAll(steps, options, { ...programs, packages })
  } catch (error) {
    console.error(error instanceof LaunchError ? error.message : error)
    return [{ passed: 0, failed: 1 }]
  }
}

if (process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h')) {
  console.log(help)
  process.exit(0)
}

const { passed, failed } = total(await installAndRun())
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
