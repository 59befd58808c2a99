// Stands between a process and PostgreSQL: what is asked arrives so many milliseconds later. `node delay-proxy.mjs <port> <ms>`
import { connect, createServer } from 'node:net'

const [port, delayMs] = process.argv.slice(2).map(Number)

// Timers of one length end in the order in which they began, so nothing overtakes.
const pass = (from, to, ms) => {
  const later = (work) => (ms > 0 ? setTimeout(work, ms) : work())
  from.on('data', (chunk) => later(() => to.destroyed || to.write(chunk)))
  from.on('close', () => later(() => to.destroy()))
  from.on('error', () => undefined)
}

const server = createServer((caller) => {
  const database = connect(port, '127.0.0.1')
  for (const socket of [caller, database]) socket.setNoDelay(true)
  pass(caller, database, delayMs)
  pass(database, caller, 0)
})
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
process.once('disconnect', () => process.exit(0))
