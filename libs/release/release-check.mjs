// `npm run release:check`: everything of a release but publishing it.
import '../launch/node-version.mjs'
import { runTool } from '../launch/children.mjs'
import { launch, LaunchError } from '../launch/launch-error.mjs'
import { inRoot, projectNode, root } from '../launch/paths.mjs'
import { partNames } from '../launch/parts.mjs'
import { prepare } from '../launch/prepare.mjs'
import { withProgress } from '../launch/progress.mjs'
import { pack } from '../package/pack.mjs'
import { writeArtifacts } from './artifacts.mjs'
import { faultsOf } from './release-faults.mjs'
import { readState } from './release-state.mjs'

const folder = inRoot('dist', 'release')

const requireState = () => {
  const state = readState(root)
  const faults = faultsOf(state)
  if (faults.length === 0) return state
  throw new LaunchError(faults.map(({ code, sentence }) => `${code}: ${sentence}`).join('\n'))
}

const testPackage = async () => {
  const args = [inRoot('test', 'run.mjs'), '--long', '--only=api-sqlite', 'test/api/package']
  const { code, output } = await withProgress(
    'Trying the package',
    () => '',
    () => runTool(projectNode, args),
  )
  if (code !== 0) throw new LaunchError(`${output}\nPACKAGE_FAILED: the package doesn't work as expected.`)
}

await launch(async () => {
  const { version } = requireState()
  await prepare(partNames, 'checks')
  await testPackage()
  const names = writeArtifacts(folder, version, pack())
  // What was built and tried must be what is committed.
  requireState()
  console.log([`${version} can be published. In dist/release:`, ...names.map((name) => `  ${name}`)].join('\n'))
  console.log(`Next steps: git tag v${version}, push it, and publish the files (docs/RELEASING.md).`)
})
