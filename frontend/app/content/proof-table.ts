import { type Asked, callsOfTwoPeople, provedCalls } from './call-proofs'
import type { FactTable } from './fact-table'
import { unprovedCalls } from './unproved-calls'

const said: Record<Asked, string> = {
  'if enrolled': 'A fresh proof from people with a second factor',
  always: 'A fresh proof from everyone',
  'large refunds': 'A fresh proof for large refunds, from people with a second factor',
}
const list = (calls: string[]) => calls.map((call) => `\`${call}\``).join(', ')

export const callProofs: FactTable = {
  head: ['Calls', 'What they ask for', 'Reason'],
  rows: [
    ...provedCalls.map(({ asked, why, calls }) => [list(calls), said[asked], why]),
    ...Object.entries(callsOfTwoPeople).map(([call, approval]) => [
      list([call]),
      `A second person, by ${list([approval])}`,
      'moves money of the platform',
    ]),
    ...unprovedCalls.map(({ why, calls }) => [list(calls), 'Neither', why]),
  ],
}
