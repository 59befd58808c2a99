import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

export type DeviceLoginState = 'waiting' | 'allowed' | 'denied' | 'used'

@Entity('device_logins')
export class DeviceLogin {
  @column.key deviceLoginID!: string
  /** SHA-256: the code has 256 random bits. */
  @column.text deviceCodeHash!: string
  /** Keyed: the code is short, so a plain hash could be tried out. */
  @column.text userCodeHash!: string
  @column.text deviceName!: string
  @column.text address!: string
  @column.optionalText userAgent!: string | null
  @column.text state!: DeviceLoginState
  @column.integer intervalSeconds!: number
  @column.optionalTime lastAskedAt!: Date | null
  @column.optionalID clientID!: string | null
  @column.optionalID apiUserID!: string | null
  @column.time createdAt!: Date
  @column.time endsAt!: Date
}
