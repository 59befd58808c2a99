import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import * as words from '#contract/messages/errors/http.js'

const sentences: Record<string, [line: string, code: string, sentence: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'HEADERS_TOO_LARGE', words.headersTooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'REQUEST_TIMEOUT', words.requestTimeout],
}

export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [line, code, sentence] = sentences[error.code ?? ''] ?? [
    '400 Bad Request',
    'MALFORMED_REQUEST',
    words.malformedRequest,
  ]
  const body = JSON.stringify({ error: sentence, message: sentence, code, requestId: randomUUID() })
  socket.end(
    `HTTP/1.1 ${line}\r\ncontent-type: application/json; charset=utf-8\r\nx-content-type-options: nosniff\r\ncache-control: no-store\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}
