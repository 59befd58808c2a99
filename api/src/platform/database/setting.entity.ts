import { Column, Entity, PrimaryColumn } from 'typeorm'
import { textColumn } from './columns.js'

/** Holds the fingerprint of the secret that the database was made with. */
export const fingerprintSetting = 'appSecretFingerprint'

/** Facts about the database itself, such as which secret it was made with. */
@Entity('settings')
export class Setting {
  @PrimaryColumn(textColumn)
  name!: string

  @Column(textColumn)
  value!: string
}
