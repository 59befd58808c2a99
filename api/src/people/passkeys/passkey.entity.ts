import { Column, Entity, PrimaryColumn } from 'typeorm'
import {
  amountColumn,
  idColumn,
  jsonColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

/** A key that a device keeps, and of which we know the public half. */
@Entity('passkeys')
export class Passkey {
  @PrimaryColumn(idColumn)
  factorID!: string

  @Column(idColumn)
  loginID!: string

  @Column(textColumn)
  name!: string

  @Column(textColumn)
  credentialID!: string

  @Column(textColumn)
  publicKey!: string

  /** Of the newest signature; many devices always say zero. */
  @Column(amountColumn)
  counter!: number

  @Column(jsonColumn)
  transports!: string[]

  @Column(timeColumn)
  createdAt!: Date

  @Column(optionalTimeColumn)
  lastUsedAt!: Date | null
}
