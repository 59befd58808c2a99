import './node-version.mjs'
import { existsSync, watch } from 'node:fs'
import { startServer, stopChild } from './children.mjs'
import { launch, LaunchError } from './launch-error.mjs'
import { inRoot } from './paths.mjs'
import { prepare } from './prepare.mjs'

const watched = ['api/src', 'libs/contract', 'frontend'].map((folder) => inRoot(folder)).filter(existsSync)
const quietMilliseconds = 150

let server
const serve = () => {
  server = startServer(process.argv.slice(2), 'development')
  server.once('close', (code) => code && console.log('The server stopped. It restarts after the next change.'))
}

const isRunning = () => server && server.exitCode === null && server.signalCode === null

const rebuild = async () => {
  try {
    const built = await prepare()
    if (built.length === 0 && isRunning()) return
    if (server) await stopChild(server)
    serve()
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error
    console.error(`${error.message} It is rebuilt after the next change.`)
  }
}

let busy = false
let asked = false
const onChange = async () => {
  asked = true
  if (busy) return
  busy = true
  while (asked) {
    asked = false
    await rebuild()
  }
  busy = false
}

let timer
await launch(async () => {
  await onChange()
  for (const folder of watched) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(() => void launch(onChange), quietMilliseconds)
    })
  }
  console.log('Watching api/src, libs/contract and frontend.')
})
