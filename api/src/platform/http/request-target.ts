import type { IncomingMessage } from 'node:http'
import * as words from '#contract/messages/errors/http.js'
import { refusal } from './refusal.js'

class SeveralHosts extends refusal(400, 'MALFORMED_REQUEST', words.malformedRequest) {}

/** A request line may name a whole address, as a proxy's does: the host in it is the caller's word like any other. */
export const pathOf = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '')
  return path.startsWith('/') ? path : url === path ? url : `/${path}`
}

/** A proxy before us may have believed the other one. What this process asks itself has no raw headers. */
export function requireOneHost({ rawHeaders = [] }: Partial<Pick<IncomingMessage, 'rawHeaders'>>): void {
  const names = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  if (names.length > 1) throw new SeveralHosts()
}
