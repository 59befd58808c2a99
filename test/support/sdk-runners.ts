import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Ask } from './sdk-asks.js'
import { buildSdkFolder } from './sdk-folder.js'

const inLibs = (path: string) => fileURLToPath(new URL(`../../libs/${path}`, import.meta.url))

/** An SDK in a process of its own, which answers a line of JSON for each that comes. */
export class SdkRunner {
  private readonly waiting: ((line: string) => void)[] = []
  private said = ''
  private isOver = false

  private constructor(
    private readonly child: ChildProcess,
    private readonly remove: () => Promise<void>,
  ) {
    child.stderr?.on('data', (text) => (this.said += String(text)))
    if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => this.waiting.shift()?.(line))
    child.once('close', () => {
      this.isOver = true
      for (const end of this.waiting.splice(0)) end('')
    })
  }

  static async start({ command, args, folder, remove }: SdkProgram): Promise<SdkRunner> {
    return new SdkRunner(spawn(command, args, { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] }), remove)
  }

  async ask(ask: Ask): Promise<{ ok?: unknown; error?: unknown }> {
    const line = await new Promise<string>((resolve) => {
      if (this.isOver) return resolve('')
      this.waiting.push(resolve)
      this.child.stdin?.write(`${JSON.stringify(ask)}\n`)
    })
    if (line === '') throw new Error(`The runner ended: ${this.said}`)
    return JSON.parse(line) as { ok?: unknown; error?: unknown }
  }

  async stop(): Promise<void> {
    this.child.kill()
    await this.remove()
  }
}

interface SdkProgram {
  command: string
  args: string[]
  folder: string
  remove: () => Promise<void>
}

async function inTypeScript(): Promise<SdkProgram> {
  const { folder, remove } = await buildSdkFolder()
  await copyFile(inLibs('sdk/conformance.mjs'), join(folder, 'conformance.mjs'))
  return { command: process.execPath, args: ['conformance.mjs'], folder, remove }
}

const at = (command: string, args: string[], folder: string) => async (): Promise<SdkProgram> => ({
  command,
  args,
  folder: inLibs(folder),
  remove: async () => undefined,
})

/** Whether a command of this machine is there, and new enough. */
const runs = (command: string, args: string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const pythonOf39 = ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']
const phpWithCurl = ['-r', 'exit(PHP_VERSION_ID >= 80100 && extension_loaded("curl") ? 0 : 1);']

/** `missing`: what to install so that these run here. */
export const sdks: { language: string; program: () => Promise<SdkProgram>; missing: string | null }[] = [
  { language: 'TypeScript', program: inTypeScript, missing: null },
  {
    language: 'Python',
    program: at('python3', ['-B', 'conformance.py'], 'sdk-python'),
    missing: runs('python3', pythonOf39) ? null : 'needs Python 3.9: apt-get install python3',
  },
  {
    language: 'PHP',
    program: at('php', ['conformance.php'], 'sdk-php'),
    missing: runs('php', phpWithCurl) ? null : 'needs PHP 8.1 with curl: apt-get install php-cli php-curl',
  },
]
