import { plainToInstance } from 'class-transformer'
import { IsEmail, IsIn, IsNumber, IsOptional, Matches, Max, Min, MinLength, validateSync } from 'class-validator'
import { resolve } from 'node:path'
import { refundStepUpAbove } from '#contract/factor-limits.js'
import { ledgerLinesMax } from '#contract/book-limits.js'
import { type Language, languages } from '#contract/languages.js'
import { webhookPorts } from '#contract/limits.js'
import * as kinds from './setting-kinds.js'

export const appSecretMinLength = 32
const metricsTokenMinLength = 16

export class InvalidEnvironment extends Error {}

/** Every setting of the product. Nothing else reads the process's environment. */
export class Environment {
  /** Address to listen on. */
  @Matches(/^[^\s]+$/, { message: 'HOST must be an address to listen on' })
  HOST = '127.0.0.1'

  /** Port to listen on; 0 takes a free one. */
  @kinds.IsWholeBetween('PORT', 0, 65_535)
  PORT = 3000

  /** Folder for the SQLite file, the generated secret and mails. */
  @Matches(/\S/, { message: 'DATA_DIR must name a folder' })
  DATA_DIR = './data'

  /** postgres://… ; unset: SQLite in DATA_DIR. */
  @IsOptional()
  @Matches(kinds.postgresUrl, { message: 'DATABASE_URL must start with postgres://' })
  DATABASE_URL?: string

  /** postgres://…, several with commas between: read replicas of that database, which then answer lists. */
  @IsOptional()
  @kinds.IsBesideDatabase({
    message: 'DATABASE_REPLICA_URLS needs DATABASE_URL, the database that they are replicas of',
  })
  @kinds.IsPostgresUrls({
    message: 'DATABASE_REPLICA_URLS must be addresses that start with postgres://, with commas between them',
  })
  DATABASE_REPLICA_URLS?: string

  /** In how many lines the books are kept, so that so many payments can be booked at once; unset: 1 on SQLite, 16 on PostgreSQL. It can be raised, and never lowered. */
  @IsOptional()
  @kinds.IsWholeBetween('LEDGER_LINES', 1, ledgerLinesMax)
  LEDGER_LINES?: number

  /** file:///var/lib/seals.jsonl or https://…, where each seal of the ledger is told; unset: nowhere. */
  @IsOptional()
  @kinds.IsSealsAddress({
    message: 'SEALS_URL must be an address such as https://seals.example.com or file:///var/lib/seals.jsonl',
  })
  SEALS_URL?: string

  /** 0 behind a pooler that hands the statements of one connection to several servers. */
  @kinds.IsFlag({ message: 'DATABASE_PREPARED_STATEMENTS must be 0 or 1' })
  DATABASE_PREPARED_STATEMENTS = true

  /** The address people use; an https one makes cookies Secure. */
  @IsOptional()
  @kinds.IsOrigin({ message: 'PUBLIC_URL must be an origin such as https://pay.example.com' })
  PUBLIC_URL?: string

  /** At least 32 characters; unset: generated once into DATA_DIR. */
  @IsOptional()
  @MinLength(appSecretMinLength, { message: `APP_SECRET must have at least ${appSecretMinLength} characters` })
  APP_SECRET?: string

  /** While one secret replaces another: the one that is read with and not written with. */
  @IsOptional()
  @MinLength(appSecretMinLength, { message: `APP_SECRET_PREVIOUS must have at least ${appSecretMinLength} characters` })
  APP_SECRET_PREVIOUS?: string

  /** The first administrator, made at the first start. */
  @IsEmail({}, { message: 'ADMIN_EMAIL must be an e-mail address' })
  ADMIN_EMAIL = 'admin@gatehouse.local'

  /** Unset: generated, and printed once. */
  @IsOptional()
  @MinLength(8, { message: 'ADMIN_PASSWORD must have at least 8 characters' })
  ADMIN_PASSWORD?: string

  /** Where the site finds the API; unset: in the same process. */
  @IsOptional()
  @kinds.IsOrigin({ message: 'API_URL must be an origin such as http://127.0.0.1:3000' })
  API_URL?: string

  /** 1 if a proxy in front sets X-Forwarded-For. */
  @kinds.IsFlag({ message: 'TRUST_PROXY must be 0 or 1' })
  TRUST_PROXY = false

  /** Percent; the rate of a client that staff create without giving one. */
  @kinds.number
  @IsNumber({ maxDecimalPlaces: 2 }, { message: 'DEFAULT_CHARGE_PERCENTAGE must have at most two decimals' })
  @Min(0.01, { message: 'DEFAULT_CHARGE_PERCENTAGE must be above 0' })
  @Max(100, { message: 'DEFAULT_CHARGE_PERCENTAGE must be at most 100' })
  DEFAULT_CHARGE_PERCENTAGE = 2.5

  /** Percent; staff who give a client less have to say that it is meant. */
  @kinds.number
  @IsNumber({ maxDecimalPlaces: 2 }, { message: 'CHARGE_PERCENTAGE_MIN must have at most two decimals' })
  @Min(0.01, { message: 'CHARGE_PERCENTAGE_MIN must be above 0' })
  @kinds.IsAtMost('DEFAULT_CHARGE_PERCENTAGE', { message: 'CHARGE_PERCENTAGE_MIN is above DEFAULT_CHARGE_PERCENTAGE' })
  CHARGE_PERCENTAGE_MIN = 0.01

  /** How long a payment's net stays pending at least, whatever its processor says. */
  @kinds.IsWholeFromZero('SETTLEMENT_DELAY_SECONDS', 'a whole number')
  SETTLEMENT_DELAY_SECONDS = 0

  /** 1 keeps the platform's fee when a payment is refunded or lost in a dispute; 0 gives it back in proportion. */
  @kinds.IsFlag({ message: 'REFUND_KEEPS_FEE must be 0 or 1' })
  REFUND_KEEPS_FEE = true

  /** Dispute fees of the standard plan in a new installation, or `none`. Later changes are made on the plan. */
  @kinds.IsFees({ message: 'FIRST_PLAN_DISPUTE_FEES must be none, or amounts such as USD:15.00,EUR:15.00' })
  FIRST_PLAN_DISPUTE_FEES = 'USD:15.00,EUR:15.00,GBP:15.00,CAD:15.00,AUD:15.00,CHF:15.00'

  /** In minor units; a refund of more by hand takes a proof of the last ten minutes from those with a second factor. */
  @kinds.IsWholeFromZero('REFUND_STEP_UP_ABOVE', 'a whole number of minor units')
  REFUND_STEP_UP_ABOVE = refundStepUpAbove

  /** In which language whoever has chosen none, and whose browser asks for none that we have, reads pages and mails. */
  @IsIn(languages, { message: `DEFAULT_LANGUAGE must be one of ${languages.join(', ')}` })
  DEFAULT_LANGUAGE: Language = 'en'

  /** smtp:// or smtps://, with user and password if the server asks for them; unset: mails are files in DATA_DIR/mail. */
  @IsOptional()
  @kinds.IsMailServer({ message: 'SMTP_URL must be an address such as smtps://user:password@mail.example.com' })
  SMTP_URL?: string

  /** Sender of all mails; unset: no-reply at the host of PUBLIC_URL. */
  @IsOptional()
  @Matches(/^[^@<>\r\n]*(?:<[^@<>\s]+|[^@<>\s])@[^@<>\s]+>?$/, {
    message: 'MAIL_FROM must be a sender such as Gatehouse <no-reply@example.com>',
  })
  MAIL_FROM?: string

  /** 1 puts the reset token into the answer of POST /account/forgot: for trying things out on one's own machine. */
  @kinds.IsFlag({ message: 'EXPOSE_RESET_TOKEN must be 0 or 1' })
  @kinds.IsForLoopback({ message: 'EXPOSE_RESET_TOKEN=1 is refused unless HOST and PUBLIC_URL are loopback addresses' })
  EXPOSE_RESET_TOKEN = false

  /** 1 lets webhooks go to http:// addresses and to this machine and its private network. */
  @kinds.IsFlag({ message: 'WEBHOOK_ALLOW_PRIVATE must be 0 or 1' })
  WEBHOOK_ALLOW_PRIVATE = false

  /** 1 lets identity providers of staff have http:// addresses, other ports, and addresses of this machine and its private network. */
  @kinds.IsFlag({ message: 'SSO_ALLOW_PRIVATE must be 0 or 1' })
  SSO_ALLOW_PRIVATE = false

  /** Ports that webhooks may go to beside 443 and 8443, such as 4443,9443; with WEBHOOK_ALLOW_PRIVATE=1 all are allowed. */
  @IsOptional()
  @kinds.IsPorts({ message: 'WEBHOOK_PORTS must be ports such as 4443,9443' })
  WEBHOOK_PORTS?: string

  /** 1 lets the API address of a processor account be http:// or an address of this machine and its private network. */
  @kinds.IsFlag({ message: 'PROCESSOR_ALLOW_PRIVATE must be 0 or 1' })
  PROCESSOR_ALLOW_PRIVATE = false

  /** https://key:secret@host/bucket of a service that speaks S3, with ?region= where it asks for one; unset: documents are files in DATA_DIR/documents. */
  @kinds.IsFilesAddress({ message: 'FILES_URL must be an address such as https://key:secret@s3.example.com/bucket' })
  FILES_URL?: string

  /** tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl of ClamAV's daemon, which then looks at each document before it is kept. */
  @kinds.IsScanner({
    message: 'CLAMD_URL must be an address such as tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl',
  })
  CLAMD_URL?: string

  /** Multiplies every limit per address; above 1 it also divides the waits between wrong passwords. */
  @kinds.number
  @IsNumber({}, { message: 'RATE_LIMIT_SCALE must be a number' })
  @Min(0.01, { message: 'RATE_LIMIT_SCALE must be above 0' })
  RATE_LIMIT_SCALE = 1

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
    message: 'LOG_LEVEL must be fatal, error, warn, info, debug or silent',
  })
  LOG_LEVEL = 'info'

  /** At least 16 characters; who sends it as a bearer token may read /metrics. Unset: only this machine may. */
  @IsOptional()
  @MinLength(metricsTokenMinLength, { message: `METRICS_TOKEN must have at least ${metricsTokenMinLength} characters` })
  METRICS_TOKEN?: string

  /** How long a process that is told to end still answers, while /health/ready says that it is about to. */
  @kinds.number
  @IsNumber({}, { message: 'SHUTDOWN_DRAIN_SECONDS must be a number' })
  @Min(0, { message: 'SHUTDOWN_DRAIN_SECONDS must be 0 or more' })
  SHUTDOWN_DRAIN_SECONDS = 0

  /** Where OpenTelemetry traces go, such as http://127.0.0.1:4318; unset: nowhere. Its other standard variables count too. */
  @IsOptional()
  @Matches(/^https?:\/\/\S+$/, {
    message: 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://127.0.0.1:4318',
  })
  OTEL_EXPORTER_OTLP_ENDPOINT?: string

  /** What this process is called in traces. */
  @Matches(/\S/, { message: 'OTEL_SERVICE_NAME must be a name' })
  OTEL_SERVICE_NAME = 'gatehouse'

  /** true sends no traces, whatever the others say. */
  @kinds.IsFlag({ message: 'OTEL_SDK_DISABLED must be true or false' })
  OTEL_SDK_DISABLED = false

  /** development adds Server-Timing to each answer, and nothing else. */
  @IsOptional()
  @Matches(/\S/, { message: 'NODE_ENV must be a word' })
  NODE_ENV?: string

  get dataDir(): string {
    return resolve(this.DATA_DIR)
  }

  get replicaUrls(): string[] {
    return this.DATABASE_REPLICA_URLS ? kinds.urlsIn(this.DATABASE_REPLICA_URLS) : []
  }

  get webhookPorts(): number[] {
    return [...webhookPorts, ...(this.WEBHOOK_PORTS ? kinds.portsIn(this.WEBHOOK_PORTS).map(Number) : [])]
  }

  get mailFrom(): string {
    const host = this.PUBLIC_URL ? new URL(this.PUBLIC_URL).hostname : 'gatehouse.local'
    return this.MAIL_FROM ?? `Gatehouse <no-reply@${host}>`
  }

  get isHttps(): boolean {
    return this.PUBLIC_URL?.startsWith('https://') ?? false
  }
}

/** Reads and checks the settings; throws one error that lists every problem. An empty variable counts as unset. */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const known = Object.entries(source).filter(([name, value]) => value && settingNames.has(name))
  const environment = plainToInstance(Environment, Object.fromEntries(known))
  const problems = validateSync(environment, { stopAtFirstError: true }).flatMap(({ constraints = {} }) =>
    Object.values(constraints),
  )
  if (problems.length > 0) {
    throw new InvalidEnvironment(
      `Gatehouse can't start with these settings:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    )
  }
  return environment
}

const settingNames = new Set([...Object.keys(new Environment()), ...kinds.settingsWithoutDefault])
