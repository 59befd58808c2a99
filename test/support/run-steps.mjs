import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runScript, runTool } from '../../libs/launch/children.mjs'
import { inRoot, projectNode } from '../../libs/launch/paths.mjs'
import { countedAgain, countJest, countTool } from './counts.mjs'
import { oldestHome } from './oldest-postgres.mjs'
import { testsOf } from './steps.mjs'

const toolSeconds = 900
// Jest speaks when a file of tests is done. A slow machine takes minutes over one; only what hangs says nothing for longer.
const suiteSilentSeconds = 1200
const longSuiteSeconds = 3600

const quietJest = ['--experimental-vm-modules', '--import', new URL('quiet-vm-modules.mjs', import.meta.url).href]

// More of them have a reason that is no busy machine.
const askedAgainMax = 8

const jestArguments = ({ name, project, files, chosen }, { folder, filters }) => [
  ...quietJest,
  fileURLToPath(import.meta.resolve('jest/bin/jest')),
  '--config',
  inRoot('test', 'jest.config.mjs'),
  '--selectProjects',
  project,
  // Three suites run at once on two cores, and six workers keep both busy: more of them only make each test slower.
  '--maxWorkers',
  files ? '1' : '2',
  '--ci',
  '--json',
  '--outputFile',
  join(folder, `${name}.json`),
  // Without it no report is written when there is no test; whether that may be is ours to say.
  '--passWithNoTests',
  ...(filters.length > 0 ? filters : ['--verbose=false']),
  ...(files || chosen ? ['--runTestsByPath', ...(files ?? chosen)] : []),
]

// What a test starts beside it is of the same version.
const postgresEnvironment = async (needs, resources) =>
  needs.includes('postgres-oldest')
    ? { TEST_DATABASE_URL: (await resources['postgres-oldest']).url, TEST_POSTGRES_HOME: oldestHome }
    : { TEST_DATABASE_URL: (await resources.postgres).url }

const suiteEnvironment = async ({ name, engine, needs }, { long, profile, folder, resources }) => ({
  NODE_ENV: 'test',
  TEST_STEP: name,
  // What a killed test leaves behind goes with the run's own folder.
  TMPDIR: folder,
  TEMP: folder,
  ...(engine && { TEST_ENGINE: engine }),
  ...(long && { TEST_LONG: '1' }),
  ...(profile && { TEST_PROFILE: join(folder, `${name}.profile`) }),
  ...(engine === 'postgres' && (await postgresEnvironment(needs, resources))),
  ...(needs.includes('chromium') && { TEST_BROWSER: (await resources.browser).address }),
})

const runSuite = async (step, run) => {
  for (const need of ['tools', 'medusa-packages']) if (step.needs.includes(need)) await run.resources[need]
  const options = {
    env: await suiteEnvironment(step, run),
    ...(run.long ? { seconds: longSuiteSeconds } : { silentSeconds: suiteSilentSeconds }),
    stuck: 'Jest did not exit one second after',
    // Chosen by hand, so somebody is watching.
    show: run.filters.length > 0,
  }
  const chosen = run.tests && testsOf(step, run.tests)
  const { code, output } = await runTool(projectNode, jestArguments({ ...step, chosen }, run), options)
  const mayBeEmpty = run.filters.length > 0 || run.tests !== undefined
  const { faults, ...counts } = countJest(join(run.folder, `${step.name}.json`), code, mayBeEmpty)
  // Whoever sees only the beginning of a long report sees what failed.
  return { ...counts, output: faults ? `${faults}\n\n${output}` : output }
}

const runCheck = async ({ script, part, seconds = toolSeconds }) => {
  const { code, output } = part
    ? await runTool(projectNode, [inRoot('libs', 'launch', 'build.mjs'), part], { seconds: toolSeconds })
    : await runScript(script, { seconds })
  return { ...countTool(code), output }
}

const runStep = async (step, run) => {
  const broken = step.needs.find((need) => run.results.get(need)?.failed > 0)
  if (broken) return { passed: 0, failed: 1, output: `It needs ${broken}, which failed.` }
  try {
    if (step.needs.includes('packages')) await run.resources.packages
    return await (step.project ? runSuite(step, run) : runCheck(step))
  } catch (error) {
    return { passed: 0, failed: 1, output: error.message }
  }
}

const report = ({ name, project }, { passed, failed, note, output }, seconds) => {
  const counts = project ? `${passed} passed, ${failed} failed${note ? ` (${note})` : ''}` : ''
  const line = `${failed > 0 ? 'FAIL' : 'ok  '} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s  ${counts}`
  console.log(failed > 0 ? `${line}\n${output.trimEnd().replace(/^/gm, '     ')}` : line.trimEnd())
}

const runLane = async (steps, run) => {
  for (const step of steps) {
    await Promise.all(step.needs.map((need) => run.ends.get(need)?.promise))
    const startedAt = performance.now()
    const result = await runStep(step, run)
    report(step, result, (performance.now() - startedAt) / 1000)
    run.results.set(step.name, result)
    run.ends.get(step.name).resolve()
  }
}

const endOf = ({ name }) => {
  let resolve
  const promise = new Promise((done) => (resolve = done))
  return [name, { promise, resolve }]
}

// What failed beside everything else is asked once more when nothing else runs, and told either way. The long tests never
// are, so that what fails now and then is found there.
const askAgain = async (step, run) => {
  const first = run.results.get(step.name)
  const files = (first.failedFiles ?? []).map(({ name }) => name)
  if (run.long || run.filters.length > 0 || files.length === 0 || files.length > askedAgainMax) return
  const again = { ...step, name: `${step.name}-again`, files }
  const startedAt = performance.now()
  const second = await runStep(again, run)
  report(again, second, (performance.now() - startedAt) / 1000)
  run.results.set(step.name, countedAgain(first, second))
}

export const runSteps = async (steps, options) => {
  const run = { ...options, results: new Map(), ends: new Map(steps.map(endOf)) }
  const lanes = [...new Set(steps.map(({ lane }) => lane))]
  await Promise.all(
    lanes.map((lane) =>
      runLane(
        steps.filter((step) => step.lane === lane),
        run,
      ),
    ),
  )
  for (const step of steps) await askAgain(step, run)
  return [...run.results.values()]
}
