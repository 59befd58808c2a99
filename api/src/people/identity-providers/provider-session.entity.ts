import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

/** What the provider wants to see when its own session is to end too. */
@Entity('provider_sessions')
export class ProviderSession {
  @PrimaryColumn(idColumn)
  sessionID!: string

  @Column(textColumn)
  sealedIdToken!: string

  @Column(timeColumn)
  endsAt!: Date
}
