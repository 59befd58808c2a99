import { Injectable, Logger } from '@nestjs/common'
import type { GatedCall } from '#contract/generated/calls.js'
import { homePartsAtOnce } from '#contract/read-limits.js'
import { PermissionMissing } from '../../people/gate/gate.errors.js'
import { PartRights } from '../../people/gate/part-rights.js'
import { Database } from '../../platform/database/database.js'
import { TooManyReads } from '../../platform/database/reads.errors.js'
import { AppError, DatabaseAway } from '../../platform/http/app-error.js'
import type { ClientCaller, PortalCaller } from '../../platform/http/caller.js'
import { isDatabaseAway } from '../../platform/http/database-away.js'
import { internalError } from '../../platform/http/error-filter.js'
import { currentRequest } from '../../platform/http/request-context.js'

export interface Part<T> {
  /** The call that answers the same alone; null: it decides by itself what the caller sees. */
  call: GatedCall | null
  read: () => Promise<T>
}

export type PartsOf<View> = { [Name in keyof View]: Part<NonNullable<View[Name]>> }

type Caller = ClientCaller | PortalCaller
type Hear = (part: string, code: string) => void

interface Reason {
  code: string
  error: string
}

interface InParts {
  leftOut: (Reason & { part: string })[]
}

/** One page on its way. */
interface Reading {
  until: number
  isDatabaseAway: boolean
}

/** Reads a page in parts: what the caller may not see, and what fails, is left out of the page and named. */
@Injectable()
export class HomeParts {
  private readonly logger = new Logger('Home')
  private readonly listeners: Hear[] = []

  constructor(
    private readonly database: Database,
    private readonly rights: PartRights,
  ) {}

  /** Of what failed; that somebody lacks a right is no failure. */
  listen(hear: Hear): void {
    this.listeners.push(hear)
  }

  async read<View extends InParts>(caller: Caller, parts: PartsOf<Omit<View, 'leftOut'>>): Promise<View> {
    const all = Object.entries(parts) as [string, Part<unknown>][]
    const found = Object.fromEntries(all.map(([name]) => [name, null as unknown]))
    const reasons = new Map<string, Reason>()
    const reading = { until: performance.now() + this.database.dearMaxMs, isDatabaseAway: false }
    const waiting = all.values()
    const readOn = async () => {
      for (const [name, part] of waiting) {
        try {
          found[name] = await this.readPart(caller, part, reading)
        } catch (fault) {
          if (isDatabaseAway(fault)) reading.isDatabaseAway = true
          reasons.set(name, this.noteFailure(name, part.call, fault))
        }
      }
    }
    await Promise.all(Array.from({ length: homePartsAtOnce }, readOn))
    if (reasons.size === all.length && isAllAway([...reasons.values()])) throw new DatabaseAway()
    const leftOut = all.flatMap(([part]) => {
      const reason = reasons.get(part)
      return reason ? [{ part, ...reason }] : []
    })
    return { ...found, leftOut } as unknown as View
  }

  /** Logs and counts it as a request of its own would, for a page that stands without it. */
  noteFailure(name: string, call: GatedCall | null, fault: unknown): Reason {
    const error = isDatabaseAway(fault) ? new DatabaseAway() : fault
    const line = `${currentRequest()?.requestId ?? ''} ${call ?? name}, part of a home page`
    if (error !== fault) this.logger.warn(`${line}: ${String(fault)}`)
    if (!(error instanceof AppError)) this.logger.error(line, error instanceof Error ? error.stack : String(error))
    const [code, sentence] = error instanceof AppError ? [error.code, error.message] : internalError
    const isFailure = !(error instanceof PermissionMissing) && !hasCallerLeft()
    for (const hear of isFailure ? this.listeners : []) hear(name, code)
    return { code, error: sentence }
  }

  // No part begins once the longest read alone would be over, or the waits of many would add up.
  private async readPart(caller: Caller, { call, read }: Part<unknown>, reading: Reading): Promise<unknown> {
    if (reading.isDatabaseAway) throw new DatabaseAway()
    if (hasCallerLeft()) throw new TooManyReads()
    if (call) await this.rights.require(caller, call)
    if (performance.now() >= reading.until) throw new TooManyReads()
    return read()
  }
}

const hasCallerLeft = () => currentRequest()?.isGone?.() ?? false

const awayCode = new DatabaseAway().code

function isAllAway(reasons: Reason[]): boolean {
  const readable = reasons.filter(({ code }) => code !== 'PERMISSION_MISSING')
  return readable.length > 0 && readable.every(({ code }) => code === awayCode)
}
