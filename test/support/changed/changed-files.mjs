import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { LaunchError } from '../../../libs/launch/launch-error.mjs'
import { inRoot, root } from '../../../libs/launch/paths.mjs'
import { chosenTests } from './chosen-tests.mjs'
import { readSources } from './import-graph.mjs'

const git = (...args) => {
  try {
    const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    return output.split('\n').filter(Boolean)
  } catch {
    throw new LaunchError(`git ${args.join(' ')} did not answer: --changed=COMMIT needs a commit of this repository.`)
  }
}

const untracked = () => git('ls-files', '--others', '--exclude-standard')

/** What differs from a commit, and without one what is not committed, or the last commit where all is. */
const changedSince = (commit) => {
  const since = (base) => [...git('diff', '--name-only', base), ...untracked()]
  if (commit) return since(commit)
  const open = since('HEAD')
  return open.length > 0 ? open : since('HEAD~1')
}

export const testsOfChange = (commit) => {
  const changed = changedSince(commit)
  const sources = readSources([...git('ls-files'), ...untracked()].filter((path) => existsSync(inRoot(path))))
  return { changed, tests: chosenTests(changed, sources) }
}
