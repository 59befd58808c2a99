import { Logger } from '@nestjs/common'
import { connect, type Socket } from 'node:net'
import { scanMaxMs } from '#contract/document-limits.js'

const logger = new Logger('Documents')

export type Scanned = 'clean' | 'infected' | 'no answer'

const chunkBytes = 65_536

/** clamd's INSTREAM: chunks after their lengths, ended by a length of zero; the answer is one line. */
export async function scan(address: string, bytes: Buffer): Promise<Scanned> {
  const answer = await ask(address, bytes).catch((error: unknown) => String(error))
  if (answer.endsWith(' FOUND')) return 'infected'
  if (answer.endsWith(' OK')) return 'clean'
  logger.warn(`clamd didn't scan a document: ${answer}`)
  return 'no answer'
}

function ask(address: string, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = open(address)
    const timer = setTimeout(() => socket.destroy(new Error('clamd took too long')), scanMaxMs)
    let said = ''
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      said += text
    })
    socket.on('error', reject)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(said.replaceAll('\0', '').trim())
    })
    socket.on('connect', () => send(socket, bytes))
  })
}

function open(address: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(address)
  return protocol === 'unix:' ? connect(pathname) : connect(Number(port || 3310), hostname.replace(/^\[|\]$/g, ''))
}

function send(socket: Socket, bytes: Buffer): void {
  socket.write('zINSTREAM\0')
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes)
    socket.write(lengthOf(chunk.length))
    socket.write(chunk)
  }
  socket.write(lengthOf(0))
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}
