export interface ReplicatedPostgres {
  url: string
  standbyUrl: string
  stopStandby(): void
  /** On the port that it had. */
  startStandby(): Promise<unknown>
  stop(): void
}

export function startReplicatedPostgres(): Promise<ReplicatedPostgres>
