import type { DataSource } from 'typeorm'

export interface WalPoint {
  /** Cluster, timeline and database: places in the logs of two different ones say nothing about each other. */
  origin: string
  lsn: bigint
}

export interface WalRow {
  origin: string
  lsn: string
}

const originWith = (timeline: string) =>
  `(SELECT system_identifier FROM pg_control_system()) || ' ' || ${timeline} || ' ' || current_database() AS "origin"`

// Flushed is enough for an acknowledged commit, unless the operator has commits acknowledged before the flush.
const ofPrimary = `SELECT CASE current_setting('synchronous_commit')
    WHEN 'off' THEN pg_current_wal_insert_lsn() ELSE pg_current_wal_flush_lsn() END::text AS "lsn",
  ${originWith(`('x' || SUBSTR(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int`)}`

/** No row from a database that is no replica; a new timeline shows late, so a replica that follows may be left out. */
export const pointOfReplica = `SELECT pg_last_wal_replay_lsn()::text AS "lsn",
  ${originWith(`GREATEST((SELECT timeline_id FROM pg_control_checkpoint()),
    (SELECT min_recovery_end_timeline FROM pg_control_recovery()), (SELECT received_tli FROM pg_stat_wal_receiver))`)}
  WHERE pg_is_in_recovery() AND pg_last_wal_replay_lsn() IS NOT NULL`

export async function pointOfPrimary(primary: DataSource): Promise<WalPoint> {
  const [row] = await primary.query<WalRow[]>(ofPrimary)
  return pointOf(row)
}

export function pointOf(row: WalRow | undefined): WalPoint {
  if (!row) throw new Error('it is not in recovery, so it is no replica')
  return { origin: row.origin, lsn: lsnOf(row.lsn) }
}

export function lsnOf(text: string): bigint {
  const [, high, low] = /^([0-9a-f]{1,8})\/([0-9a-f]{1,8})$/i.exec(text) ?? []
  if (!high || !low) throw new Error(`${text} is no place in a write-ahead log`)
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}
