import './node-version.mjs'
import { exitCodeOf, startServer } from './children.mjs'
import { launch } from './launch-error.mjs'
import { prepare } from './prepare.mjs'

// npm hands a signal to the shell it started us with, and the shell dies without handing it on.
const stopWithParent = () => {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 500).unref()
}

await launch(async () => {
  stopWithParent()
  await prepare()
  process.exitCode = await exitCodeOf(startServer(process.argv.slice(2)))
})
