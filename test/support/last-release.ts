import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Release } from '../releases/schema.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

export const lastRelease = JSON.parse(
  readFileSync(join(root, 'test', 'releases', 'last.json'), 'utf8'),
) as unknown as Release

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] })

/** Its tag, or what LAST_RELEASE names; null where neither is known, as in a clone of a single commit. */
export function lastReleaseCommit(): string | null {
  const name = process.env.LAST_RELEASE ?? `v${lastRelease.version}`
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).toString().trim()
  } catch {
    return null
  }
}

/** Builds the API of that commit in this folder, with the packages and the site of today, and answers its program. */
export function buildRelease(commit: string, folder: string): string {
  mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', commit) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const nest = join(root, 'node_modules', '@nestjs', 'cli', 'bin', 'nest.js')
  execFileSync(process.execPath, [nest, 'build'], { cwd: folder, stdio: 'pipe' })
  symlinkSync(join(root, 'dist', 'frontend'), join(folder, 'dist', 'frontend'))
  return join(folder, 'dist', 'api', 'src', 'main.js')
}
