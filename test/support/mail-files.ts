import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMail, type ReadMail } from './mail-reader.js'

export interface MailFile extends ReadMail {
  name: string
  path: string
  raw: string
}

/** The .eml files of an installation without a mail server, oldest first. */
export async function mailFiles(dataDir: string): Promise<MailFile[]> {
  const folder = join(dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const whole = names.filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(
    whole.map(async (name) => {
      const path = join(folder, name)
      const raw = await readFile(path, 'utf8')
      return { name, path, raw, ...readMail(raw) }
    }),
  )
}

/** The mail files to this address, once there are so many. */
export async function waitForMailFiles(dataDir: string, address: string, count = 1): Promise<MailFile[]> {
  const until = performance.now() + 120_000
  for (;;) {
    const found = (await mailFiles(dataDir)).filter(({ to }) => to.includes(address))
    if (found.length >= count) return found
    if (performance.now() > until) throw new Error(`${found.length} of ${count} mail files to ${address} were written`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

export async function waitForMail(dataDir: string, address: string, subject: string): Promise<MailFile> {
  for (const until = performance.now() + 120_000; performance.now() < until; ) {
    const found = (await mailFiles(dataDir)).findLast((mail) => mail.to.includes(address) && mail.subject === subject)
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`No mail "${subject}" to ${address} was written`)
}
