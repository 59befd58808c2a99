import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** A key that a device keeps, and of which we know the public half. */
@Entity('passkeys')
export class Passkey {
  @column.IdKey() factorID!: string
  @column.Id() loginID!: string
  @column.Text() name!: string
  @column.Text() credentialID!: string
  @column.Text() publicKey!: string
  /** Of the newest signature; many devices always say zero. */
  @column.Amount() counter!: number
  @column.Json() transports!: string[]
  @column.Time() createdAt!: Date
  @column.OptionalTime() lastUsedAt!: Date | null
}
