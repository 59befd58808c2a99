// `npm run conformance [-- stripe]`: plays every case of the suite of adapters against each processor's double, and lists them by processor.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runTool } from '../libs/launch/children.mjs'
import { inRoot, projectNode } from '../libs/launch/paths.mjs'

const suites =
  'test/api/(processor-(adapters|adapters-\\w+|conformance|reports|unreadable)|(stripe|paystack|adyen)-saved(-charges)?)\\.e2e-spec'
// `stripe`, or `Stripe: what is played` in a file about one processor alone.
const processorOf = ({ ancestorTitles: [first] }) => first.split(':')[0].toLowerCase()
const titlesOf = ({ ancestorTitles: [first, ...rest], title }) => [...first.split(': ').slice(1), ...rest, title]
const marks = { passed: '✓', failed: '✗', pending: '–' }

const play = async (folder) => {
  const outputFile = join(folder, 'cases.json')
  const jest = [
    ...['--experimental-vm-modules', '--import', new URL('support/quiet-vm-modules.mjs', import.meta.url).href],
    ...[fileURLToPath(import.meta.resolve('jest/bin/jest')), '--config', inRoot('test', 'jest.config.mjs')],
    ...['--selectProjects', 'api', '--maxWorkers', '2', '--ci', '--json', '--outputFile', outputFile, suites],
  ]
  const env = { NODE_ENV: 'test', TEST_ENGINE: 'sqlite', TMPDIR: folder }
  const { output } = await runTool(projectNode, jest, { env, silentSeconds: 1200 })
  try {
    return JSON.parse(readFileSync(outputFile, 'utf8'))
  } catch {
    throw new Error(`Jest has written no result:\n${output}`)
  }
}

const list = (processor, cases) => {
  const count = (status) => cases.filter((one) => one.status === status).length
  const left = count('pending')
  console.log(
    `\n${processor}: ${count('passed')} passed, ${count('failed')} failed${left ? `, ${left} not offered` : ''}`,
  )
  for (const one of cases) {
    const { status, failureMessages } = one
    console.log(`  ${marks[status] ?? '?'} ${titlesOf(one).join(', ')}`)
    for (const message of failureMessages) console.log(message.replace(/^/gm, '      '))
  }
}

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-conformance-'))
try {
  const [only] = process.argv.slice(2)
  const { success, testResults } = await play(folder)
  for (const { message } of testResults.filter((one) => one.assertionResults.length === 0)) console.log(message)
  const cases = testResults.flatMap(({ assertionResults }) => assertionResults)
  const ofOne = cases.filter(({ ancestorTitles }) => ancestorTitles.length > 0)
  for (const processor of new Set(ofOne.map(processorOf)))
    if (!only || only === processor)
      list(
        processor,
        ofOne.filter((one) => processorOf(one) === processor),
      )
  process.exitCode = success && cases.length > 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
