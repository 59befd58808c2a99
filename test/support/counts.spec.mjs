import { describe, expect, it } from '@jest/globals'
import { countedAgain, countReport, countTool, failedFilesIn, faultsIn, total } from './counts.mjs'

const suite = (status, ...tests) => ({ status, assertionResults: tests.map((test) => ({ status: test })) })
const report = (passed, failed, testResults, pending = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: pending,
  numTodoTests: 0,
  testResults,
})

describe('counting a jest report', () => {
  it('counts every test', () => {
    const result = countReport(report(2, 1, [suite('failed', 'passed', 'passed', 'failed')]), 1)
    expect(result).toEqual({ passed: 2, failed: 1, note: undefined })
  })

  it('counts a suite that did not load as one failure', () => {
    const result = countReport(report(1, 0, [suite('passed', 'passed'), suite('failed')]), 1)
    expect(result).toMatchObject({ passed: 1, failed: 1 })
  })

  it('fails a step that ran no test', () => {
    expect(countReport(report(0, 0, []), 0)).toMatchObject({ passed: 0, failed: 1 })
    expect(countReport(report(0, 0, [suite('passed', 'pending')], 1), 0)).toMatchObject({ failed: 1 })
  })

  it('lets a step be empty when the tests were chosen by name', () => {
    expect(countReport(report(0, 0, []), 0, true)).toMatchObject({ passed: 0, failed: 0 })
  })

  it('fails a step whose jest wrote no report or ended badly after green tests', () => {
    expect(countReport(undefined, 0)).toMatchObject({ failed: 1 })
    expect(countReport(report(3, 0, [suite('passed', 'passed')]), 134)).toMatchObject({ passed: 3, failed: 1 })
  })

  it('tells how many tests were skipped', () => {
    expect(countReport(report(1, 0, [suite('passed', 'passed')], 2), 0).note).toBe('2 skipped')
  })
})

describe('the faults of a report', () => {
  it('are the messages of the files that failed, and of no other', () => {
    const report = {
      testResults: [
        { status: 'passed', name: 'a.spec', message: '' },
        { status: 'failed', name: 'b.spec', message: 'expected 1, got 2' },
        { status: 'failed', name: 'c.spec', message: 'did not load' },
      ],
    }
    expect(faultsIn(report)).toBe('b.spec\nexpected 1, got 2\nc.spec\ndid not load')
    expect(faultsIn({ testResults: [{ status: 'passed', name: 'a.spec', message: '' }] })).toBe('')
  })
})

describe('files that are asked once more', () => {
  const failed = (name, ...tests) => ({ name, ...suite('failed', ...tests) })
  const files = [failed('a.spec', 'passed', 'failed', 'failed'), failed('b.spec'), suite('passed', 'passed')]
  const failedFiles = failedFilesIn(report(2, 2, files))

  it('are those that failed or did not load', () => {
    expect(failedFiles).toEqual([
      { name: 'a.spec', passed: 1 },
      { name: 'b.spec', passed: 0 },
    ])
  })

  it('count as they are the second time, each test once', () => {
    const first = { passed: 40, failed: 3, failedFiles }
    expect(countedAgain(first, { passed: 5, failed: 0 })).toMatchObject({ passed: 44, failed: 0 })
    expect(countedAgain(first, { passed: 3, failed: 2 })).toMatchObject({ passed: 42, failed: 2 })
  })
})

describe('the total', () => {
  it('adds tools and suites', () => {
    expect(total([countTool(0), countTool(2), { passed: 40, failed: 1 }])).toEqual({ passed: 41, failed: 2 })
  })
})
