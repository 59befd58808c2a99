import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('passkeys')
export class Passkey {
  @column.key factorID!: string
  @column.id loginID!: string
  @column.text name!: string
  @column.text credentialID!: string
  @column.text publicKey!: string
  @column.amount counter!: number
  @column.json transports!: string[]
  @column.time createdAt!: Date
  @column.optionalTime lastUsedAt!: Date | null
}
