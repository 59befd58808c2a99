import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'

/** Starts a server that says its address; answers that, the time until then, and what ends it. */
export const startServer = async (file, env) => {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...(process.env.BENCH_NODE_OPTIONS?.split(' ') ?? []), file], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise((resolve, reject) => {
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      said += chunk
      const [address] = /http:\/\/[\d.]+:\d+/.exec(said) ?? []
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
  const startedInMs = performance.now() - startedAt
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { url, startedInMs, stop, megabytes: () => residentMegabytes(child.pid), cpuMs: () => cpuMsOf(child.pid) }
}

const residentMegabytes = (pid) => {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(stdout) / 1024
}

// Of all its threads, in steps of a hundredth of a second; only where the system tells.
const cpuMsOf = (pid) => {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return NaN
  const fields = readFileSync(file, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
