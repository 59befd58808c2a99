import { type Currency, formatMoney } from '../money.js'
import type { RiskConditions, RiskListKind, RiskListSubject, RiskOutcome, Velocity } from '../risk.js'
import { conditionsInWords } from './routing.js'

const windows: Record<Velocity['window'], string> = {
  hour: '1 hour',
  day: '24 hours',
  week: '7 days',
  month: '30 days',
}
const subjects: Record<Velocity['by'], string> = {
  card: 'card',
  email: 'email address',
  ipAddress: 'IP address',
  client: 'client',
}
const outcomes: Record<RiskOutcome, string> = { allow: 'allow', review: 'review', block: 'block' }

const oneOf = (words: string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

function velocityInWords({ by, window, count, amount }: Velocity, currency: Currency): string {
  const much = amount === undefined ? `${count} ${count === 1 ? 'payment' : 'payments'}` : formatMoney(amount, currency)
  return `more than ${much} by the same ${subjects[by]} in ${windows[window]}`
}

/** `EUR payments from €500.00 of cards of another country, more than 3 payments by the same card in an hour → block` */
export function riskRuleInWords(conditions: RiskConditions, outcome: RiskOutcome, clientName: (id: string) => string) {
  const { isForeignCard, emails, emailDomains, ipAddresses, velocity, currencies, ...plain } = conditions
  const payments = conditionsInWords({ ...plain, ...(currencies && { currencies }) }, clientName)
  const more = [
    isForeignCard ? 'card from a different country than the client’s' : '',
    emails ? `from ${oneOf(emails)}` : '',
    emailDomains ? `email at ${oneOf(emailDomains)}` : '',
    ipAddresses ? `from IP address ${oneOf(ipAddresses)}` : '',
    velocity ? velocityInWords(velocity, currencies?.[0] ?? 'USD') : '',
  ]
  return `${[payments, ...more.filter(Boolean)].join(', ')} → ${outcomes[outcome]}`
}

export const subjectWords: Record<RiskListSubject, string> = {
  email: 'Email address',
  emailDomain: 'Email domain',
  cardFingerprint: 'Card fingerprint',
  ipAddress: 'IP address',
  country: 'Card country',
}
export const entryInWords = (kind: RiskListKind, subject: RiskListSubject, value: string, reason: string | null) =>
  `${subjectWords[subject]} ${value} is on the ${kind} list${reason ? `: ${reason}` : ''}`
export const cannotHold =
  'This payment’s processor account can’t hold money, so the payment is blocked instead of reviewed'
