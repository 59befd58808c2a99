import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { compiled } from './product-process.js'

const program = fileURLToPath(new URL('../../dist/server/demo.js', import.meta.url))

export const demoStaff = { email: 'admin@demo.example', password: 'demo-only-harbor-42' }

/** What the product needs to serve the demo that stands in this folder. */
export const demoSettings = (folder: string) => ({
  DATA_DIR: folder,
  ADMIN_EMAIL: demoStaff.email,
  ADMIN_PASSWORD: demoStaff.password,
  RATE_LIMIT_SCALE: '100000',
  WEBHOOK_ALLOW_PRIVATE: '1',
  LOG_LEVEL: 'error',
})

/** Runs `npm run demo`'s program on an empty folder. */
export async function makeDemo(folder: string, options: string[]): Promise<void> {
  const env = { PATH: process.env.PATH, ...compiled, PUBLIC_URL: 'http://127.0.0.1:3000', ...demoSettings(folder) }
  await promisify(execFile)(process.execPath, [program, ...options], { env })
}

/** A copy of the demo of seed 7, in a folder of its own: the first that asks makes it, for every worker of the run. */
export async function copyOfDemo(): Promise<string> {
  const shared = join(tmpdir(), 'gatehouse-demo-made')
  const isMade = `${shared}.made`
  const failed = `${shared}.failed`
  if (await isFirst(shared)) {
    const made = makeDemo(shared, ['--seed', '7', '--payments', '60'])
    await made.catch(async (error: unknown) => {
      await writeFile(failed, String(error))
      throw error
    })
    await writeFile(isMade, '')
  }
  while (!existsSync(isMade)) {
    if (existsSync(failed)) throw new Error('The demo could not be made; the file that asked first says why.')
    await pause(100)
  }
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-demo-'))
  await cp(shared, folder, { recursive: true })
  return folder
}

const isFirst = (folder: string) =>
  mkdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
