import { Column, Entity, PrimaryColumn } from 'typeorm'
import {
  idColumn,
  optionalIdColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

/** `used`: its token was given, and nothing is given again. */
export type DeviceLoginState = 'waiting' | 'allowed' | 'denied' | 'used'

@Entity('device_logins')
export class DeviceLogin {
  @PrimaryColumn(idColumn)
  deviceLoginID!: string

  /** SHA-256: the code has 256 random bits. */
  @Column(textColumn)
  deviceCodeHash!: string

  /** Keyed: the code is short, so a plain hash could be tried out. */
  @Column(textColumn)
  userCodeHash!: string

  @Column(textColumn)
  deviceName!: string

  @Column(textColumn)
  address!: string

  @Column(optionalTextColumn)
  userAgent!: string | null

  @Column(textColumn)
  state!: DeviceLoginState

  @Column({ type: 'integer' })
  intervalSeconds!: number

  @Column(optionalTimeColumn)
  lastAskedAt!: Date | null

  /** Whose member has decided; before that it is nobody's. */
  @Column(optionalIdColumn)
  clientID!: string | null

  @Column(optionalIdColumn)
  apiUserID!: string | null

  @Column(timeColumn)
  createdAt!: Date

  @Column(timeColumn)
  endsAt!: Date
}
