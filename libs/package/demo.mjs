import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { demoSettings, makeDemoIn, servedSettings, signInsOf } from '../launch/demo-settings.mjs'
import { requireFreePort } from '../launch/free-port.mjs'
import { launch, LaunchError } from '../launch/launch-error.mjs'
import { inRoot } from '../launch/paths.mjs'

const signals = ['SIGINT', 'SIGTERM']

const runMaker = async (args, env) => {
  const child = spawn(process.execPath, [inRoot('dist', 'server', 'demo.js'), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = (signal) => {
    child.kill(signal)
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of signals) process.once(signal, end)
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  for (const signal of signals) process.off(signal, end)
  if (code !== 0) throw new LaunchError(`${said}Couldn't create the demo.`)
  return said
}

/** Makes the demo unless it is there, and says whether it can be served with the settings of this process from now on. */
export const makeDemo = async (args) => {
  const folder = resolve(process.env.DEMO_DIR || 'data/demo')
  const settings = demoSettings(folder, process.env.PORT || '3000')
  await launch(async () => {
    await requireFreePort({ host: settings.HOST, port: Number(settings.PORT) }, 'npx gatehouse demo')
    if (args.length > 0 || !signInsOf(folder)) await makeDemoIn(folder, settings, (env) => runMaker(args, env))
    console.log(signInsOf(folder))
    Object.assign(process.env, servedSettings(settings))
  })
  return process.exitCode === undefined
}
