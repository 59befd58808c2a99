import type { DataSource } from 'typeorm'

/** How far a database has come in its write-ahead log, and in the log of which history. */
export interface WalPoint {
  /** Cluster, timeline and database: places in the logs of two different ones say nothing about each other. */
  origin: string
  lsn: bigint
}

/** One row of the two questions below. */
export interface WalRow {
  origin: string
  lsn: string
}

const originWith = (timeline: string) =>
  `(SELECT system_identifier FROM pg_control_system()) || ' ' || ${timeline} || ' ' || current_database() AS "origin"`

// An acknowledged commit is flushed, and only what is flushed is sent. Where the operator has commits acknowledged before
// that, the point is the end of what was written at all.
const ofPrimary = `SELECT CASE current_setting('synchronous_commit')
    WHEN 'off' THEN pg_current_wal_insert_lsn() ELSE pg_current_wal_flush_lsn() END::text AS "lsn",
  ${originWith(`('x' || SUBSTR(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int`)}`

/**
 * No row from a database that is no replica, or was promoted. None of the three knows of a new timeline before the replica
 * follows it, so that at worst one that follows is taken for one that does not, for some minutes.
 */
export const pointOfReplica = `SELECT pg_last_wal_replay_lsn()::text AS "lsn",
  ${originWith(`GREATEST((SELECT timeline_id FROM pg_control_checkpoint()),
    (SELECT min_recovery_end_timeline FROM pg_control_recovery()), (SELECT received_tli FROM pg_stat_wal_receiver))`)}
  WHERE pg_is_in_recovery() AND pg_last_wal_replay_lsn() IS NOT NULL`

/** A point that every write acknowledged before the question, by any process, lies behind. */
export async function pointOfPrimary(primary: DataSource): Promise<WalPoint> {
  const [row] = await primary.query<WalRow[]>(ofPrimary)
  return pointOf(row)
}

export function pointOf(row: WalRow | undefined): WalPoint {
  if (!row) throw new Error('it is not in recovery, so it is no replica')
  return { origin: row.origin, lsn: lsnOf(row.lsn) }
}

/** PostgreSQL writes a place in the log as two hexadecimal halves, such as 16/B374D848. */
export function lsnOf(text: string): bigint {
  const [, high, low] = /^([0-9a-f]{1,8})\/([0-9a-f]{1,8})$/i.exec(text) ?? []
  if (!high || !low) throw new Error(`${text} is no place in a write-ahead log`)
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}
