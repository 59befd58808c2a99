import { readFileSync } from 'node:fs'

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

// A suite that could not even load has no failed test of its own, so it counts as one.
const crashedSuites = ({ testResults }) =>
  testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length

// Jest's own report in the form of a step's result. Whatever is odd (no report, no test, a bad exit without a
// failed test) is a failure: a suite must not pass by not running.
export const countReport = (report, code, mayBeEmpty = false) => {
  if (!report) return { passed: 0, failed: 1, note: 'jest wrote no report' }
  const passed = report.numPassedTests
  const failed = report.numFailedTests + crashedSuites(report)
  if (passed + failed === 0) {
    return mayBeEmpty && code === 0
      ? { passed, failed, note: 'no such test' }
      : { passed, failed: 1, note: 'no test ran' }
  }
  if (code !== 0 && failed === 0) return { passed, failed: 1, note: `jest ended with ${code}` }
  const skipped = report.numPendingTests + report.numTodoTests
  return { passed, failed, note: skipped > 0 ? `${skipped} skipped` : undefined }
}

/** What went wrong in each file of tests, without what the others printed: `a text, or nothing`. */
export const faultsIn = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => `${name}\n${message}`)
    .join('\n')

/** The files of tests that failed, and how many of their tests passed all the same. */
export const failedFilesIn = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      name,
      passed: assertionResults.filter(({ status }) => status === 'passed').length,
    }))

export const countJest = (file, code, mayBeEmpty) => {
  const report = readReport(file)
  return {
    ...countReport(report, code, mayBeEmpty),
    faults: report && faultsIn(report),
    failedFiles: report ? failedFilesIn(report) : [],
  }
}

/** A step after the files that failed in it were asked once more: what they said the second time counts. */
export const countedAgain = (first, second) => ({
  ...first,
  passed: first.passed - first.failedFiles.reduce((sum, { passed }) => sum + passed, 0) + second.passed,
  failed: second.failed,
})

export const countTool = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 })

export const total = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
})
