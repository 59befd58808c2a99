import { existsSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { inRoot, projectNode, projectPath, root } from './paths.mjs'

const windows = process.platform === 'win32'
const stopAfterSeconds = 10
const running = new Map()
const farewells = []

export const beforeExit = (farewell) => farewells.push(farewell)

const signalChild = (child, signal) => {
  try {
    if (running.get(child)?.group) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

export const stopChild = (child, signal = 'SIGTERM', seconds = stopAfterSeconds) =>
  new Promise((resolve) => {
    if (!running.has(child)) return resolve()
    const force = setTimeout(() => signalChild(child, 'SIGKILL'), seconds * 1000)
    child.once('close', () => {
      clearTimeout(force)
      resolve()
    })
    signalChild(child, signal)
  })

const ended = (child) => new Promise((resolve) => child.once('close', resolve))

const endServer = (server, signal) => {
  const end = ended(server)
  // A terminal has already sent its Ctrl-C to every process of our group, the server included.
  if (signal !== 'SIGINT' || !process.stdin.isTTY) signalChild(server, signal)
  return end
}

let leaving = false
const leave = async (signal) => {
  leaving = true
  const children = [...running].map(([child, { serves }]) =>
    serves ? endServer(child, signal) : stopChild(child, signal),
  )
  const server = [...running].find(([, { serves }]) => serves)?.[0]
  await Promise.all(children)
  for (const farewell of farewells) await farewell()
  process.exit(server?.exitCode ?? 128 + constants.signals[signal])
}

let listening = false
const listen = () => {
  if (listening) return
  listening = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void leave(signal))
}

const track = (child, kind) => {
  listen()
  running.set(child, kind)
  child.once('close', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}

const plain = { NO_COLOR: '1', FORCE_COLOR: undefined }

const stuckSeconds = 5

export const runTool = (command, args, { env = {}, seconds, silentSeconds, stuck, shell = false, show = false } = {}) =>
  new Promise((resolve) => {
    const started = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...(show ? {} : plain), PATH: projectPath(), ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      detached: !windows,
      shell,
    })
    const child = track(started, { group: !windows })
    let output = ''
    let limit
    const stopIn = (delay, reason) => {
      clearTimeout(limit)
      limit = setTimeout(() => {
        output += `\nStopped: ${reason}.\n`
        void stopChild(child)
      }, delay * 1000)
    }
    const expectWords = () => {
      if (silentSeconds && !show) stopIn(silentSeconds, `it said nothing for ${silentSeconds} seconds`)
    }
    if (seconds) stopIn(seconds, `it took longer than ${seconds} seconds`)
    expectWords()
    const keep = (chunk) => {
      output += chunk
      if (stuck && output.includes(stuck)) stopIn(stuckSeconds, 'its work was done, but it did not end')
      else expectWords()
    }
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', keep)
    const end = (code) => {
      clearTimeout(limit)
      if (!leaving) resolve({ code: code ?? 1, output })
    }
    child.once('error', (error) => {
      output += `${error.message}\n`
      end(127)
    })
    child.once('exit', () => !windows && signalChild(child, 'SIGKILL'))
    child.once('close', end)
  })

export const runScript = (script, options) => runTool(projectNode, ['--run', script], options)

const settingsFile = inRoot('.env')
const nodeFlags = () => (existsSync(settingsFile) ? [`--env-file=${settingsFile}`] : [])

// Password hashes and SQLite share libuv's four threads: sign-ins must not hold up payments.
const threads = process.env.UV_THREADPOOL_SIZE ?? '8'

export const startServer = (args, mode = 'production') =>
  track(
    spawn(projectNode, [...nodeFlags(), inRoot('dist', 'server', 'main.js'), ...args], {
      cwd: root,
      env: { ...process.env, PATH: projectPath(), NODE_ENV: mode, UV_THREADPOOL_SIZE: threads },
      stdio: 'inherit',
    }),
    { serves: true },
  )

export const exitCodeOf = (child) =>
  new Promise((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
