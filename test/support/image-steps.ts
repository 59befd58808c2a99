import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { userInfo } from 'node:os'
import {
  dockerfileText,
  inProject,
  isInContext,
  readCopy,
  readEnv,
  type Stage,
  stagesOf,
  textsOf,
} from './dockerfile.js'

/** What the Dockerfile would make, made of its own steps in folders. */
export interface Image {
  folder: string
  env: Record<string, string>
  /** Where the image has /data. */
  data: string
  command: string[]
  healthcheck: string[]
}

const isRoot = userInfo().uid === 0
/** The image's own user where we may become it; else ourselves, and the folder is closed to writing. */
export const imageUser = isRoot ? { uid: 1000, gid: 1000 } : {}

/**
 * Takes each step of each stage, in the stage's own folder: COPY through .dockerignore, RUN with the pinned Node in the
 * image's place. What only a container has (the packages of its system, its root folder) is left out by name.
 */
export function followDockerfile(root: string): Image {
  const stages = stagesOf(dockerfileText())
  const bin = join(root, 'bin')
  const data = join(root, 'data')
  mkdirSync(bin)
  copyFileSync(process.execPath, join(bin, 'node'))
  const folders = new Map<string, string>()
  let folder = ''
  for (const [index, stage] of stages.entries()) {
    folder = join(root, stage.name ?? `stage-${index}`)
    const base = folders.get(stage.base)
    if (base) cpSync(base, folder, { recursive: true, verbatimSymlinks: true })
    else mkdirSync(folder)
    if (stage.name) folders.set(stage.name, folder)
    for (const step of stage.steps) follow(step, { folder, folders, bin, data })
  }
  return finished(stages.at(-1) as Stage, { folder, bin, data })
}

interface Place {
  folder: string
  folders: Map<string, string>
  bin: string
  data: string
}

function follow({ name, text }: Stage['steps'][number], place: Place): void {
  if (name === 'COPY') copy(text, place)
  if (name === 'RUN') run(text, place)
}

function copy(text: string, { folder, folders }: Place): void {
  const { from, sources, target } = readCopy(text)
  for (const source of sources) {
    const name = source.replace('/gatehouse/', '')
    const path = from ? join(folders.get(from) ?? '', name) : inProject(source)
    if (!existsSync(path)) throw new Error(`COPY ${text}: ${path} is not there`)
    const to = target.endsWith('/') ? join(folder, target, name) : join(folder, target)
    cpSync(path, to, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => from !== undefined || isInContext(file),
    })
  }
}

function run(text: string, { folder, bin, data }: Place): void {
  if (text.startsWith('apt-get ')) return
  if (text.startsWith('install -d ')) {
    const command = text.replace('/data', data)
    return shell(isRoot ? command : command.replace(/-o \d+ -g \d+ /, ''), folder, bin)
  }
  shell(text, folder, bin)
}

function shell(command: string, cwd: string, bin: string): void {
  // The builder has no setting of ours, and no NODE_ENV.
  const { NODE_ENV: _test, ...env } = process.env
  const path = (process.env.PATH ?? '').split(':').filter((entry) => !entry.includes('node_modules'))
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd,
    env: { ...env, PATH: [bin, ...path].join(':'), npm_config_update_notifier: 'false' },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`RUN ${command} ended with ${status}\n${stdout}\n${stderr}`)
}

function finished(stage: Stage, { folder, bin, data }: Omit<Place, 'folders'>): Image {
  const env = Object.fromEntries(
    textsOf(stage, 'ENV')
      .map(readEnv)
      .map(([name = '', value = '']) => [name, value.replace(/^\/data$/, data)]),
  )
  const [command = '[]'] = textsOf(stage, 'CMD')
  const [healthcheck = ''] = textsOf(stage, 'HEALTHCHECK')
  if (!isRoot) spawnSync('chmod', ['-R', 'a-w', folder])
  openToOthers(folder)
  return {
    folder,
    data,
    env: { ...env, PATH: `${bin}:/usr/bin:/bin` },
    command: JSON.parse(command),
    healthcheck: JSON.parse(healthcheck.slice(healthcheck.indexOf('CMD ') + 4)),
  }
}

/** The run's folders are its own: another user must get through them, no more. */
function openToOthers(folder: string): void {
  const uid = userInfo().uid
  for (
    let path = join(folder, '..');
    path !== '/' && statSync(path).uid === uid && !(statSync(path).mode & 0o001);
    path = join(path, '..')
  )
    chmodSync(path, 0o711)
}
