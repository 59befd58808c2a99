import {
  accessTokenLifeMs,
  clientSessionMs,
  clientStatusTokenMs,
  deviceTokenLifeMs,
  endedSessionKnownMs,
  keptFormMs,
  portalSessionMaxMs,
} from '#contract/limits.js'
import { type Column, DataTable } from '../../components/data-table'
import { pageMeta } from '../../components/page-meta'
import { Passage, Prose, TemplateNotice } from './prose'

const lead = 'Nine cookies, all of them our own, all of them needed for something you asked for.'

export const meta = () => pageMeta('Cookies', lead)

interface Cookie {
  name: string
  purpose: string
  life: string
}

const hours = (ms: number) => (ms === 3_600_000 ? '1 hour' : `${ms / 3_600_000} hours`)
const days = (ms: number) => `${ms / 86_400_000} days`
const cookies: Cookie[] = [
  { name: 'clientToken', purpose: 'Keeps a merchant signed in', life: hours(clientSessionMs + endedSessionKnownMs) },
  {
    name: 'token',
    purpose: 'Keeps a member of staff signed in',
    life: hours(portalSessionMaxMs + endedSessionKnownMs),
  },
  {
    name: 'clientDevice',
    purpose: 'Lets a merchant in while strangers guess the password',
    life: days(deviceTokenLifeMs),
  },
  { name: 'portalDevice', purpose: 'The same for a member of staff', life: days(deviceTokenLifeMs) },
  { name: 'clientStatus', purpose: 'Shows you how your registration stands', life: hours(clientStatusTokenMs) },
  { name: 'tryIt', purpose: 'Sends calls from the API reference, once you ask', life: hours(accessTokenLifeMs) },
  { name: 'theme', purpose: 'Remembers light or dark, once you choose', life: '1 year' },
  {
    name: 'keptForm',
    purpose: 'Keeps what you typed, sealed, when your session had ended',
    life: `${keptFormMs / 60_000} minutes`,
  },
  { name: 'toast', purpose: 'Carries one message to the next page', life: '1 minute' },
]

const columns: Column<Cookie>[] = [
  { key: 'name', header: 'Cookie', cell: ({ name }) => <code className="font-mono">{name}</code> },
  { key: 'purpose', header: 'What it is for', cell: ({ purpose }) => purpose },
  { key: 'life', header: 'At most', align: 'right', cell: ({ life }) => life },
]

export default function Cookies() {
  return (
    <Prose title="Cookies" lead={lead}>
      <TemplateNotice />
      <Passage title="The list">
        <div className="overflow-hidden rounded-panel border border-line bg-panel">
          <DataTable
            cardsBelow={420}
            caption="Cookies"
            columns={columns}
            rows={cookies}
            rowKey={({ name }) => name}
            empty={{ sentence: '' }}
          />
        </div>
        <p>
          No script can read them. Under https all but <code>theme</code> carry the prefix <code>__Host-</code>.
        </p>
      </Passage>
      <Passage title="Local storage">
        <p>
          While you are signed in, the browser also remembers that you are and until when, so that signing out in one
          tab signs out the others. Your token is not in there.
        </p>
      </Passage>
      <Passage title="No banner">
        <p>Nothing here tracks you, so there is nothing to agree to.</p>
      </Passage>
    </Prose>
  )
}
