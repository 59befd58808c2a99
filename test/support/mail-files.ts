import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readMail, type ReadMail } from './mail-reader.js'
import { until } from './until.js'

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
  return until(
    async () => (await mailFiles(dataDir)).filter(({ to }) => to.includes(address)),
    ({ length }) => length >= count,
  )
}

export async function waitForMail(dataDir: string, address: string, subject: string): Promise<MailFile> {
  const isIt = (mail: MailFile) => mail.to.includes(address) && mail.subject === subject
  const mails = await until(
    () => mailFiles(dataDir),
    (found) => found.some(isIt),
  )
  return mails.findLast(isIt) as MailFile
}
