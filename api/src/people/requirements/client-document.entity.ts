import { Entity } from 'typeorm'
import type { DocumentType } from '#contract/requirement-kinds.js'
import * as column from '../../platform/database/columns.js'

/** What was uploaded. The file itself lies in the store, under the id, encrypted. */
@Entity('client_documents')
export class ClientDocument {
  @column.IdKey() documentID!: string
  @column.Id() clientID!: string
  /** Of what it answers; null: it is a paper of a person. */
  @column.OptionalId() requirementID!: string | null
  @column.OptionalId() clientPersonID!: string | null
  @column.Text() name!: string
  @column.Text() mediaType!: DocumentType
  /** Of what was sent. */
  @column.Integer() bytes!: number
  @column.LongText() sealedKey!: string
  /** SHA-256 of the file as it is stored. */
  @column.Text() storedHash!: string
  @column.Time() createdAt!: Date
}
