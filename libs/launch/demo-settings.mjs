import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Its password is known to everybody who reads the source: this machine alone may reach it, and no data but its own. */
export const demoSettings = (folder, port) => ({
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
})

/** What the demo is served with: its administrator exists, so that a password would only be reported as unused. */
export const servedSettings = (settings) => ({ ...settings, ADMIN_PASSWORD: '' })

const fileIn = (folder) => join(folder, 'sign-ins.txt')

/** What the demo printed when it was made; undefined until it was made whole. */
export const signInsOf = (folder) => (existsSync(fileIn(folder)) ? readFileSync(fileIn(folder), 'utf8') : undefined)

/** `work` fills the folder and answers everybody's sign-in. */
export const makeDemoIn = async (folder, settings, work) => {
  console.log('Creating a year of sample data…')
  rmSync(folder, { recursive: true, force: true })
  const signIns = await work({ ...settings, RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'error' })
  writeFileSync(`${fileIn(folder)}.part`, signIns, { mode: 0o600 })
  renameSync(`${fileIn(folder)}.part`, fileIn(folder))
}
