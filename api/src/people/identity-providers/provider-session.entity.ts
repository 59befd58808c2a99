import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** What the provider wants to see when its own session is to end too. */
@Entity('provider_sessions')
export class ProviderSession {
  @column.IdKey() sessionID!: string
  @column.Text() sealedIdToken!: string
  @column.Time() endsAt!: Date
}
