import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('provider_sessions')
export class ProviderSession {
  @column.key sessionID!: string
  @column.text sealedIdToken!: string
  @column.time endsAt!: Date
}
