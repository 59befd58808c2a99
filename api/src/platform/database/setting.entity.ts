import { Entity } from 'typeorm'
import * as column from './columns.js'

export const fingerprintSetting = 'appSecretFingerprint'

@Entity('settings')
export class Setting {
  @column.textKey name!: string
  @column.text value!: string
}
