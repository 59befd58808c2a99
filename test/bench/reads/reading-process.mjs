import { readUntil } from './readers.mjs'

const stop = new AbortController()
let reading = []

process.once('disconnect', () => process.exit(0))
process.on('message', async (asked) => {
  if (asked !== 'stop') {
    reading = asked.tokens.map((token, turn) => readUntil(stop.signal, asked.url, token, turn))
    return
  }
  stop.abort()
  process.send((await Promise.all(reading)).flat())
})
