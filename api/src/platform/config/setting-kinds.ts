import { Transform } from 'class-transformer'
import { currencies, type Currency, parseMoney } from '#contract/money.js'
import {
  IsBoolean,
  IsInt,
  Max,
  Min,
  ValidateBy,
  type ValidationArguments,
  type ValidationOptions,
} from 'class-validator'

// Number() reads blanks as 0 and `0x50` as 80: neither is what anybody meant.
const readNumber = (text: string) => (/^\s*-?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : NaN)
export const number = Transform(({ value }) => (typeof value === 'string' ? readNumber(value) : value))
const flag = Transform(({ value }) =>
  value === '1' || value === 'true' ? true : value === '0' || value === 'false' ? false : value,
)
export const IsFlag = (options: ValidationOptions): PropertyDecorator => {
  const isBoolean = IsBoolean(options)
  return (target, name) => {
    flag(target, name)
    isBoolean(target, name)
  }
}

// As the same decorators stand one above the other: the lowest comes first.
const all =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, name) => {
    for (const decorate of decorators) decorate(target, name)
  }

export const IsWholeBetween = (name: string, least: number, most: number): PropertyDecorator => {
  const message = `${name} must be between ${least} and ${most}`
  return all(
    Max(most, { message }),
    Min(least, { message }),
    IsInt({ message: `${name} must be a whole number` }),
    number,
  )
}

export const IsWholeFromZero = (name: string, what: string): PropertyDecorator =>
  all(Min(0, { message: `${name} must be 0 or more` }), IsInt({ message: `${name} must be ${what}` }), number)

/** A check of our own; the messages never repeat a value, which may hold a password. */
const checkOf =
  (name: string, validate: (value: unknown, context?: ValidationArguments) => boolean) =>
  (options: ValidationOptions) =>
    ValidateBy({ name, validator: { validate } }, options)

const isSealsAddress = (value: unknown) =>
  typeof value === 'string' && /^(file:\/\/\/|https?:\/\/)\S+$/.test(value) && URL.canParse(value)
export const IsSealsAddress = checkOf('isSealsAddress', isSealsAddress)

export const settingsWithoutDefault = (
  'DATABASE_URL DATABASE_REPLICA_URLS PUBLIC_URL APP_SECRET APP_SECRET_PREVIOUS ADMIN_PASSWORD SMTP_URL MAIL_FROM ' +
  'API_URL LEDGER_LINES SEALS_URL METRICS_TOKEN WEBHOOK_PORTS FILES_URL CLAMD_URL OTEL_EXPORTER_OTLP_ENDPOINT NODE_ENV'
).split(' ')

export const IsAtMost = (other: string, options: ValidationOptions) =>
  checkOf(
    'isAtMost',
    (value, context) => !((value as number) > (context?.object as Record<string, number>)[other]!),
  )(options)

const isOrigin = (value: unknown) =>
  typeof value === 'string' && /^https?:\/\/[^\s/]+$/.test(value) && URL.canParse(value)
export const IsOrigin = checkOf('isOrigin', isOrigin)

export const IsMailServer = checkOf(
  'isMailServer',
  (value) => typeof value === 'string' && /^smtps?:\/\/[^\s/]/.test(value) && URL.canParse(value),
)

const isFilesAddress = (value: unknown) =>
  value === undefined ||
  (typeof value === 'string' &&
    /^https?:\/\//.test(value) &&
    URL.canParse(value) &&
    /^\/[\w.-]+\/?$/.test(new URL(value).pathname))
export const IsFilesAddress = checkOf('isFilesAddress', isFilesAddress)

const isScanner = (value: unknown) =>
  value === undefined ||
  (typeof value === 'string' && /^(tcp:\/\/[^\s/]+:\d{1,5}|unix:\/\/\/\S+)$/.test(value) && URL.canParse(value))
export const IsScanner = checkOf('isScanner', isScanner)

const isLoopback = (host: string) => host === 'localhost' || /^127(\.\d{1,3}){3}$|^\[?::1\]?$/.test(host)
export const IsForLoopback = checkOf('isForLoopback', (value, context) => {
  const { HOST, PUBLIC_URL } = context?.object as { HOST: string; PUBLIC_URL?: string }
  const hosts = [HOST, ...(URL.canParse(PUBLIC_URL ?? '') ? [new URL(PUBLIC_URL ?? '').hostname] : [])]
  return value !== true || hosts.every(isLoopback)
})

export const postgresUrl = /^postgres(ql)?:\/\//
export const urlsIn = (list: string) => list.split(',').map((url) => url.trim())
const isPostgresUrls = (value: unknown) =>
  typeof value === 'string' && urlsIn(value).every((url) => postgresUrl.test(url) && URL.canParse(url))
export const IsPostgresUrls = checkOf('isPostgresUrls', isPostgresUrls)
export const IsBesideDatabase = checkOf('isBesideDatabase', (_value, context) =>
  Boolean((context?.object as { DATABASE_URL?: string }).DATABASE_URL),
)

export const portsIn = (list: string) => list.split(',').map((port) => port.trim())
const isPorts = (value: unknown) =>
  typeof value === 'string' && portsIn(value).every((port) => /^[1-9]\d{0,4}$/.test(port) && Number(port) <= 65_535)
export const IsPorts = checkOf('isPorts', isPorts)

const feeIn = (text: string): [Currency, number] | null => {
  const [code, typed = ''] = text.trim().split(':')
  const currency = currencies.find((one) => one === code)
  const fee = currency ? parseMoney(typed, currency) : null
  return currency && fee !== null ? [currency, fee] : null
}
/** By currency, in minor units. */
export const feesIn = (list: string): Map<Currency, number> =>
  new Map(
    list === 'none'
      ? []
      : list
          .split(',')
          .map(feeIn)
          .filter((fee) => fee !== null),
  )
const isFees = (value: unknown) =>
  typeof value === 'string' && (value === 'none' || feesIn(value).size === value.split(',').length)
export const IsFees = checkOf('isFees', isFees)
