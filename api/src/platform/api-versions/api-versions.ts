import { Injectable } from '@nestjs/common'
import { firstApiVersion } from '#contract/api-versions.js'
import { clock } from '#contract/clock.js'
import { VersionEnded, VersionUnknown } from './api-versions.errors.js'

type Shape = Record<string, unknown>

interface CallChange {
  request?: (body: Shape) => Shape
  answer?: (answer: Shape) => Shape
}

/** A break: what has another shape from a day on, and how long the shape of before is still spoken. */
export interface ApiChange {
  version: string
  announcedAt: Date
  oldEndsAt: Date
  calls: Record<string, CallChange>
}

/** None has been made: a test brings its own. */
const changes: ApiChange[] = []

const namesOf = (known: ApiChange[]): string[] => [firstApiVersion, ...known.map(({ version }) => version)]

export const apiVersions: readonly string[] = namesOf(changes)

@Injectable()
export class ApiVersions {
  private known = changes

  get newest(): string {
    return this.known.at(-1)?.version ?? firstApiVersion
  }

  private get all(): string[] {
    return namesOf(this.known)
  }

  register(change: ApiChange): () => void {
    this.known = [...this.known, change].sort((one, other) => one.version.localeCompare(other.version))
    return () => {
      this.known = this.known.filter((one) => one !== change)
    }
  }

  /** What a call says counts, else what its key is pinned to. */
  versionOf(said: string | string[] | undefined, pinned: string | null): string {
    const version = said ?? pinned ?? this.newest
    if (typeof version !== 'string' || !this.all.includes(version)) throw new VersionUnknown(this.all)
    const end = this.endOf(version)
    if (end && end.oldEndsAt.getTime() <= clock.time()) throw new VersionEnded(this.all.filter((one) => one > version))
    return version
  }

  endOf(version: string): ApiChange | undefined {
    return this.known.find((change) => change.version > version)
  }

  /** Oldest first, because each takes what the one before it gives. */
  request(version: string, routeKey: string, body: Shape): Shape {
    const turn = (shape: Shape, { calls }: ApiChange) => calls[routeKey]?.request?.(shape) ?? shape
    return this.after(version).reduce(turn, body)
  }

  /** Newest first. */
  answer(version: string, routeKey: string, answer: Shape): Shape {
    const turn = (shape: Shape, { calls }: ApiChange) => calls[routeKey]?.answer?.(shape) ?? shape
    return this.after(version).reduceRight(turn, answer)
  }

  private after(version: string): ApiChange[] {
    return this.known.filter((change) => change.version > version)
  }
}
