import type { DoubledCall } from './doubled-call.js'

/** Which calls of the port a request to Paystack belongs to, so that a fault can be asked for one of them. */
export function callsOf(method: string, path: string): DoubledCall[] {
  if (method === 'GET' && /^(?:transaction|dispute|transfer|settlement(?:\/\d+\/transactions)?)$/.test(path))
    return ['report']
  if (path.startsWith('subaccount')) return [method === 'GET' ? 'read_connected' : 'connect']
  if (/^dispute\/\d+\/resolve$/.test(path)) return ['evidence']
  if (path.startsWith('transfer')) return path === 'transfer' ? ['transfer'] : method === 'GET' ? ['inquire'] : []
  if (method !== 'GET') return path === 'refund' ? ['refund'] : path === 'charge/submit_otp' ? ['confirm'] : ['charge']
  return path === 'balance' || path === 'bank/resolve'
    ? []
    : path.startsWith('refund')
      ? ['inquire']
      : ['inquire', 'cancel']
}
