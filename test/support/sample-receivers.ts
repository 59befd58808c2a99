import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A program of the guide that waits for webhooks, as a process of its own. */
export interface SampleReceiver {
  url: string
  said: () => string
  end: () => Promise<void>
}

export const isThere = (program: string): boolean => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** `{port}` in the arguments is where it listens. Resolves once it answers. */
export async function startSampleReceiver(
  [program = '', ...given]: string[],
  folder: string,
  secret: string,
): Promise<SampleReceiver> {
  const port = await freePort()
  const child: ChildProcess = spawn(
    program,
    given.map((one) => one.replace('{port}', String(port))),
    {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, WEBHOOK_SECRET: secret, PORT: String(port) },
    },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += String(text)))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const url = `http://127.0.0.1:${port}/`
  while (!(await fetch(url, { method: 'POST' }).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${said}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const end = () => {
    child.kill()
    return ended
  }
  return { url, said: () => said, end }
}
