import './node-version.mjs'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { exitCodeOf, runTool, startServer } from './children.mjs'
import { requireFreePort } from './free-port.mjs'
import { launch, LaunchError } from './launch-error.mjs'
import { inRoot, projectNode } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { stopWithParent } from './stop-with-parent.mjs'

const folder = resolve(process.env.DEMO_DIR || inRoot('data', 'demo'))
const port = process.env.PORT || '3000'

// Its password is known to everybody who reads the source: this machine alone may reach it, and no data but its own.
const settings = {
  HOST: '127.0.0.1',
  PORT: port,
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DATA_DIR: folder,
  DATABASE_URL: '',
  DATABASE_REPLICA_URLS: '',
  SMTP_URL: '',
  APP_SECRET: '',
  APP_SECRET_PREVIOUS: '',
  ADMIN_EMAIL: 'admin@demo.example',
  ADMIN_PASSWORD: 'demo-only-harbor-42',
  WEBHOOK_ALLOW_PRIVATE: '1',
  SETTLEMENT_DELAY_SECONDS: String(2 * 24 * 3600),
}

const signInsFile = join(folder, 'sign-ins.txt')

const make = async (args) => {
  console.log('Making a year of a payment gateway…')
  rmSync(folder, { recursive: true, force: true })
  const env = { ...settings, RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'error' }
  const { code, output } = await runTool(projectNode, [inRoot('dist', 'api', 'src', 'demo.js'), ...args], { env })
  if (code !== 0) throw new LaunchError(`${output}\nThe demo could not be made.`)
  writeFileSync(`${signInsFile}.part`, output, { mode: 0o600 })
  renameSync(`${signInsFile}.part`, signInsFile)
}

await launch(async () => {
  stopWithParent()
  await requireFreePort({ host: settings.HOST, port: Number(port) }, 'run demo')
  await prepare()
  const args = process.argv.slice(2)
  if (args.length > 0 || !existsSync(signInsFile)) await make(args)
  console.log(readFileSync(signInsFile, 'utf8'))
  Object.assign(process.env, settings)
  process.exitCode = await exitCodeOf(startServer([]))
})
