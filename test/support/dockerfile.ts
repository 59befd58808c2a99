import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
export const inProject = (...parts: string[]): string => join(root, ...parts)

export const dockerfileText = (): string => readFileSync(inProject('docker', 'Dockerfile'), 'utf8')

export interface Stage {
  base: string
  name: string | undefined
  steps: { name: string; text: string }[]
}

/** The instructions of each stage, in order. */
export function stagesOf(text: string): Stage[] {
  const lines = text.replaceAll(/^\s*#.*\n/gm, '').replaceAll(/\\\n\s*/g, '')
  const stages: Stage[] = []
  for (const [, name = '', rest = ''] of lines.matchAll(/^([A-Z]+) (.+)$/gm)) {
    const [base = '', , as] = rest.split(/\s+/)
    if (name === 'FROM') stages.push({ base, name: as, steps: [] })
    else stages.at(-1)?.steps.push({ name, text: rest })
  }
  return stages
}

export const textsOf = ({ steps }: Stage, name: string): string[] =>
  steps.filter((step) => step.name === name).map(({ text }) => text)

/** What a COPY names. */
export function readCopy(text: string): { from: string | undefined; sources: string[]; target: string } {
  const words = text.split(/\s+/)
  const from = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined
  return { from, sources: words.slice(0, -1), target: words.at(-1) ?? '' }
}

export function readEnv(text: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(text) ?? []
  return [name, value]
}

const ignoreLines = readFileSync(inProject('.dockerignore'), 'utf8').split('\n')
const allowed = ignoreLines.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
const refusedNames = ignoreLines
  .filter((line) => line.startsWith('**/'))
  .map((line) => new RegExp(`^${line.slice(3).replaceAll('.', '\\.').replaceAll('*', '.*')}$`))

/** Whether .dockerignore, as it is written here, lets this file or folder of the project through. */
export function isInContext(path: string): boolean {
  const own = relative(root, path)
  const parts = own.split('/')
  const isAllowed = allowed.some((name) => own === name || own.startsWith(`${name}/`))
  return isAllowed && !parts.some((part) => refusedNames.some((name) => name.test(part)))
}

/** Every file below, as the builder would see it. */
export const contextFiles = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isInContext)
