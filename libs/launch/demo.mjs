import './node-version.mjs'
import { resolve } from 'node:path'
import { exitCodeOf, runTool, startServer } from './children.mjs'
import { demoSettings, makeDemoIn, servedSettings, signInsOf } from './demo-settings.mjs'
import { requireFreePort } from './free-port.mjs'
import { launch, LaunchError } from './launch-error.mjs'
import { inRoot, projectNode } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { stopWithParent } from './stop-with-parent.mjs'

const folder = resolve(process.env.DEMO_DIR || inRoot('data', 'demo'))
const port = process.env.PORT || '3000'
const settings = demoSettings(folder, port)

const make = (args) =>
  makeDemoIn(folder, settings, async (env) => {
    const { code, output } = await runTool(projectNode, [inRoot('dist', 'server', 'demo.js'), ...args], { env })
    if (code !== 0) throw new LaunchError(`${output}\nCouldn't create the demo.`)
    return output
  })

await launch(async () => {
  stopWithParent()
  await requireFreePort({ host: settings.HOST, port: Number(port) }, 'npm run demo')
  await prepare()
  const args = process.argv.slice(2)
  if (args.length > 0 || !signInsOf(folder)) await make(args)
  console.log(signInsOf(folder))
  Object.assign(process.env, servedSettings(settings))
  process.exitCode = await exitCodeOf(startServer([]))
})
