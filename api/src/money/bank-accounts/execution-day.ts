import type { BankAccount } from './bank-account.entity.js'

type Calendar = Pick<BankAccount, 'cutOffTime' | 'timeZone' | 'holidays'>

const dayMs = 86_400_000

const nextDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)

const isBankDay = (day: string, { holidays }: Pick<BankAccount, 'holidays'>): boolean =>
  ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !holidays.includes(day)

/** When a bank pays what it is given now: today until its cut-off time, else the next day on which it works. */
export function executionDay(now: Date, account: Calendar): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: account.timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const isLate = `${part('hour')}:${part('minute')}` > account.cutOffTime
  let day = `${part('year')}-${part('month')}-${part('day')}`
  if (isLate) day = nextDay(day)
  while (!isBankDay(day, account)) day = nextDay(day)
  return day
}
