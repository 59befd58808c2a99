import { Injectable, Logger } from '@nestjs/common'
import type { GatedCall } from '#contract/generated/calls.js'
import type { LeftOutView } from '#contract/home.js'
import { homePartsAtOnce } from '#contract/read-limits.js'
import { PartRights } from '../../people/gate/part-rights.js'
import { AppError, DatabaseAway } from '../../platform/http/app-error.js'
import type { ClientCaller, PortalCaller } from '../../platform/http/caller.js'
import { isDatabaseAway } from '../../platform/http/database-away.js'
import { internalError } from '../../platform/http/error-filter.js'

export interface Part<T> {
  /** The call that answers the same alone; null: it decides by itself what the caller sees. */
  call: GatedCall | null
  read: () => Promise<T>
}

export type PartsOf<View> = { [Name in keyof View]: Part<NonNullable<View[Name]>> }

/** Reads a page in parts: what the caller may not see, and what fails, is left out of the page and named. */
@Injectable()
export class HomeParts {
  private readonly logger = new Logger('Home')

  constructor(private readonly rights: PartRights) {}

  async read<View extends object>(
    caller: ClientCaller | PortalCaller,
    parts: PartsOf<View>,
  ): Promise<View & { leftOut: LeftOutView[] }> {
    const all = Object.entries(parts) as [string, Part<unknown>][]
    const found = Object.fromEntries(all.map(([name]) => [name, null as unknown]))
    const reasons = new Map<string, LeftOutView>()
    const waiting = all.values()
    const readOn = async () => {
      for (const [name, part] of waiting) {
        try {
          found[name] = await this.readPart(caller, part)
        } catch (fault) {
          reasons.set(name, { part: name, ...this.reasonOf(name, fault) })
        }
      }
    }
    await Promise.all(Array.from({ length: homePartsAtOnce }, readOn))
    const leftOut = all.flatMap(([name]) => reasons.get(name) ?? [])
    return { ...(found as View), leftOut }
  }

  private async readPart(caller: ClientCaller | PortalCaller, { call, read }: Part<unknown>): Promise<unknown> {
    if (call) await this.rights.require(caller, call)
    return read()
  }

  private reasonOf(name: string, fault: unknown): Pick<LeftOutView, 'code' | 'error'> {
    const error = isDatabaseAway(fault) ? new DatabaseAway() : fault
    if (error instanceof AppError) return { code: error.code, error: error.message }
    this.logger.error(`The part ${name} failed`, error instanceof Error ? error.stack : String(error))
    const [code, sentence] = internalError
    return { code, error: sentence }
  }
}
