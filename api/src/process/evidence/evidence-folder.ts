import { createHash, type Hash } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { type FileHandle, open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface FileFacts {
  name: string
  sha256: string
  lines: number
}

const bufferedBytes = 1 << 20

class LinesFile {
  private readonly hash: Hash = createHash('sha256')
  private waiting = ''
  private lines = 0

  constructor(
    readonly name: string,
    private readonly file: FileHandle,
  ) {}

  async add(line: string): Promise<void> {
    this.waiting += `${line}\n`
    this.lines += 1
    if (this.waiting.length > bufferedBytes) await this.flush()
  }

  async end(): Promise<FileFacts> {
    await this.flush()
    await this.file.close()
    return { name: this.name, sha256: this.hash.digest('hex'), lines: this.lines }
  }

  private async flush(): Promise<void> {
    this.hash.update(this.waiting)
    await this.file.writeFile(this.waiting)
    this.waiting = ''
  }
}

/** Evidence is for one person to hand on, so nobody else of this machine reads it. */
export class EvidenceFolder {
  private readonly files = new Map<string, LinesFile>()

  constructor(private readonly path: string) {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    if (readdirSync(path).length > 0) throw new Error(`${path} isn't empty. Choose a new folder.`)
  }

  async open(...names: string[]): Promise<void> {
    for (const name of names) this.files.set(name, new LinesFile(name, await open(join(this.path, name), 'wx', 0o600)))
  }

  async add(name: string, line: string): Promise<void> {
    await this.files.get(name)?.add(line)
  }

  end(): Promise<FileFacts[]> {
    return Promise.all([...this.files.values()].map((file) => file.end()))
  }

  async write(name: string, content: string | Buffer): Promise<void> {
    await writeFile(join(this.path, name), content, { flag: 'wx', mode: 0o600 })
  }
}
