import type { ReactNode } from 'react'
import type { ApiUserCredentialsView, ApiUserView } from '#contract/api-users.js'
import * as words from '#contract/messages/client/api-users.js'
import { SecretField } from '../../../components/secret-field'

export type KnownApiUser = ApiUserView | ApiUserCredentialsView

/** The secret is known only from the answer that made it. */
const secretOf = (apiUser: KnownApiUser) => ('apiSecret' in apiUser ? apiUser.apiSecret : null)

export const KeyCell = ({ apiUser }: { apiUser: KnownApiUser }) => (
  <Narrow>
    <SecretField label={words.apiKey} value={apiUser.apiKey} revealAtFirst={secretOf(apiUser) !== null} />
  </Narrow>
)

export const SecretCell = ({ apiUser }: { apiUser: KnownApiUser }) => (
  <Narrow>
    <SecretField label={words.apiSecret} value={secretOf(apiUser)} revealAtFirst />
    {secretOf(apiUser) === null && (
      <span className="block max-w-28 text-xs text-ink-faint cards:max-w-none">{words.secretShownOnce}</span>
    )}
  </Narrow>
)

/** In a table's cell the value stands over its buttons, and a shown one is read whole. */
const Narrow = ({ children }: { children: ReactNode }) => <div className={narrow}>{children}</div>

const narrow = [
  '[&_button]:px-2 [&_code]:text-xs [&_code]:break-all [&_code]:whitespace-normal',
  'has-[code]:w-36 [&_code]:basis-full [&_code]:pl-2 [&>span:has(code)]:-ml-2 [&>span]:flex-wrap',
  'cards:has-[code]:w-auto cards:[&_code[aria-label]]:basis-auto cards:[&_code]:pl-0 cards:[&>span:has(code)]:ml-0',
  'cards:[&>span]:justify-end',
].join(' ')

export function Credentials({ apiUser }: { apiUser: ApiUserCredentialsView }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr] sm:items-center [&_code]:break-all [&_code]:whitespace-normal">
      <dt className="text-ink-faint">{words.key}</dt>
      <dd className="min-w-0">
        <SecretField label={words.apiKey} value={apiUser.apiKey} revealAtFirst />
      </dd>
      <dt className="text-ink-faint">{words.secret}</dt>
      <dd className="min-w-0">
        <SecretField label={words.apiSecret} value={apiUser.apiSecret} revealAtFirst />
      </dd>
    </dl>
  )
}
