import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** `used`: its token was given, and nothing is given again. */
export type DeviceLoginState = 'waiting' | 'allowed' | 'denied' | 'used'

@Entity('device_logins')
export class DeviceLogin {
  @column.IdKey() deviceLoginID!: string
  /** SHA-256: the code has 256 random bits. */
  @column.Text() deviceCodeHash!: string
  /** Keyed: the code is short, so a plain hash could be tried out. */
  @column.Text() userCodeHash!: string
  @column.Text() deviceName!: string
  @column.Text() address!: string
  @column.OptionalText() userAgent!: string | null
  @column.Text() state!: DeviceLoginState
  @column.Integer() intervalSeconds!: number
  @column.OptionalTime() lastAskedAt!: Date | null
  /** Whose member has decided; before that it is nobody's. */
  @column.OptionalId() clientID!: string | null
  @column.OptionalId() apiUserID!: string | null
  @column.Time() createdAt!: Date
  @column.Time() endsAt!: Date
}
