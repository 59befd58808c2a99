import * as numbers from '#contract/limits.js'
import * as words from '#contract/messages/site/cookies.js'
import { type Column, DataTable } from '../../components/data-table'
import { pageMeta } from '../../components/page-meta'
import { Passage, Prose, TemplateNotice } from './prose'

const lead = words.nineCookies

export const meta = () => pageMeta(words.cookies, lead)

interface Cookie {
  name: string
  purpose: string
  life: string
}

const hours = (ms: number) => (ms === 3_600_000 ? '1 hour' : words.countHours(ms / 3_600_000))
const days = (ms: number) => words.countDays(ms / 86_400_000)
const cookies: Cookie[] = [
  {
    name: 'clientToken',
    purpose: words.keepsAMerchantSignedIn,
    life: hours(numbers.clientSessionMs + numbers.endedSessionKnownMs),
  },
  {
    name: 'token',
    purpose: words.keepsStaffSignedIn,
    life: hours(numbers.portalSessionMaxMs + numbers.endedSessionKnownMs),
  },
  {
    name: 'clientDevice',
    purpose: words.remembersMerchantDevice,
    life: days(numbers.deviceTokenLifeMs),
  },
  { name: 'portalDevice', purpose: words.remembersStaffDevice, life: days(numbers.deviceTokenLifeMs) },
  { name: 'clientStatus', purpose: words.showsRegistrationStatus, life: hours(numbers.clientStatusTokenMs) },
  { name: 'tryIt', purpose: words.sendsRequestsFromReference, life: hours(numbers.accessTokenLifeMs) },
  { name: 'theme', purpose: words.remembersTheme, life: '1 year' },
  {
    name: 'keptForm',
    purpose: words.keepsWhatYouTyped,
    life: words.countMinutes(numbers.keptFormMs / 60_000),
  },
  { name: 'toast', purpose: words.showsAMessage, life: '1 minute' },
]

const columns: Column<Cookie>[] = [
  { key: 'name', header: words.cookie, cell: ({ name }) => <code className="font-mono">{name}</code> },
  { key: 'purpose', header: words.whatItIsFor, cell: ({ purpose }) => purpose },
  { key: 'life', header: words.expiresAfter, align: 'right', cell: ({ life }) => life },
]

export default function Cookies() {
  return (
    <Prose title={words.cookies} lead={lead}>
      <TemplateNotice />
      <Passage title={words.cookieList}>
        <div className="overflow-hidden rounded-panel border border-line bg-panel">
          <DataTable
            cardsBelow={420}
            caption={words.cookies}
            columns={columns}
            rows={cookies}
            rowKey={({ name }) => name}
            empty={{ sentence: '' }}
          />
        </div>
        <p>
          {words.scriptsCannotReadThem} <code>theme</code> {words.haveThePrefix} <code>__Host-</code>.
        </p>
      </Passage>
      <Passage title={words.localStorage}>
        <p>{words.whileYouAreSignedIn}</p>
      </Passage>
      <Passage title={words.noBanner}>
        <p>{words.nothingHereTracksYouSo}</p>
      </Passage>
    </Prose>
  )
}
