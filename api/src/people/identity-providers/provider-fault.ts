export interface Fault {
  kind: 'away' | 'wrong' | 'denied'
  cause: string
}

const awayCodes = /^(ECONN|EHOST|ENET|ENOTFOUND|EAI_|ETIMEDOUT|EPIPE|UND_ERR|OAUTH_TIMEOUT|OAUTH_ABORT|ABORT_ERR)/

export function faultOf(error: unknown): Fault {
  const { code, error: answered } = (error ?? {}) as { code?: unknown; error?: unknown }
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR') return { kind: 'denied', cause: `it answered ${String(answered)}` }
  const chain = chainOf(error)
  const isAway = chain.some(
    ({ code, name, status }) =>
      awayCodes.test(String(code)) || name === 'TimeoutError' || name === 'AbortError' || Number(status) >= 500,
  )
  const cause = chain.map(({ code, message }) => [code, message].filter(Boolean).join(' ')).join('; ')
  return { kind: isAway ? 'away' : 'wrong', cause: cause || 'no reason given' }
}

interface Link {
  code?: unknown
  name?: unknown
  message?: unknown
  status?: unknown
}

function chainOf(error: unknown): Link[] {
  const chain: Link[] = []
  for (let link = error; link && typeof link === 'object' && chain.length < 5; link = (link as Error).cause)
    chain.push(link instanceof Error || link instanceof Response ? (link as Link) : {})
  return chain
}
