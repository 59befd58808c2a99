import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

const password = 'a-long-staff-password'
const rights = ['Verify the ledger', 'Verify the audit log']

/** As many members of staff as there are callers: limits count each by itself. */
export const buildReaders = async (call, token, count) => {
  const rows = (await call('GET', '/permissions?limit=100', { token })).items
  const more = (await call('GET', '/permissions?limit=100&q=Verify', { token })).items
  const permissionIDs = [...new Map([...rows, ...more].map((row) => [row.permissionID, row])).values()]
    .filter(({ name }) => rights.includes(name))
    .map(({ permissionID }) => permissionID)
  if (permissionIDs.length !== rights.length) throw new Error('The rights to verify were not found')
  const { roleID } = await call('POST', '/roles', { token, body: { name: 'Verifiers', permissionIDs } })
  const roles = (await call('GET', '/roles?limit=100', { token })).items
  const support = roles.find(({ name }) => name === 'Support (read only)').roleID
  const readers = []
  for (let number = 0; number < count; number += 1) {
    const user = { userName: `Reader ${number}`, email: `reader-${number}@gatehouse.test`, password }
    await call('POST', '/portal-users', { token, body: { ...user, roles: [roleID, support] } })
    const signIn = { email: user.email, password }
    readers.push((await call('POST', '/portal-users/login', { body: signIn })).token)
  }
  return readers
}

/** What costs most, of all that a member of staff may ask for. */
export const dearest = {
  'start a verification of the ledger': ['POST', '/ledger/verification'],
  'read a verification': ['GET', '/ledger/verification'],
  'start a verification of the log': ['POST', '/audit/verification'],
  totals: ['GET', '/transactions/totals?status=succeeded'],
  'totals that find nothing': ['GET', '/transactions/totals?minAmount=99999999998'],
  'a search that finds nothing': ['GET', '/transactions?q=no+such+order&limit=100'],
  'payments as CSV': ['GET', '/transactions/export.csv'],
  'a page of an export': ['GET', '/transactions?limit=100'],
  'the log as CSV': ['GET', '/audit/export.csv'],
  'a filter of the log that finds nothing': ['GET', '/audit?target=nobody&action=nothing.happened&limit=100'],
  books: ['GET', '/ledger/books'],
}

/** In a process of their own, or what they hear would keep the one that times payments. Answers what stops them. */
export const startReaders = (url, tokens) => {
  const readers = fork(fileURLToPath(new URL('reading-process.mjs', import.meta.url)), { execArgv: [] })
  // Callers are elsewhere in reality, and take nothing of the server's processors.
  setPriority(readers.pid, constants.priority.PRIORITY_LOW)
  readers.send({ url, tokens })
  return async () => {
    readers.send('stop')
    const [counts] = await once(readers, 'message')
    readers.disconnect()
    return counts
  }
}

/** Asks for one after the other without a pause, beginning at another place than its neighbours. */
export const readUntil = async (signal, url, token, turn) => {
  const reads = Object.entries(dearest)
  const counts = []
  for (let number = turn; !signal.aborted; number += 1) {
    const [read, [method, path]] = reads[number % reads.length]
    const askedAt = performance.now()
    try {
      const answer = await fetch(`${url}/api${path}`, { method, signal, headers: { authorization: `Bearer ${token}` } })
      await answer.arrayBuffer()
      counts.push({ read, status: answer.status, ms: performance.now() - askedAt })
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }
  return counts
}
