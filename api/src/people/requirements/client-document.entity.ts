import { Entity } from 'typeorm'
import type { DocumentType } from '#contract/requirement-kinds.js'
import * as column from '../../platform/database/columns.js'

@Entity('client_documents')
export class ClientDocument {
  @column.key documentID!: string
  @column.id clientID!: string
  /** Of what it answers; null: it is a paper of a person. */
  @column.optionalID requirementID!: string | null
  @column.optionalID clientPersonID!: string | null
  @column.text name!: string
  @column.text mediaType!: DocumentType
  @column.integer bytes!: number
  @column.longText sealedKey!: string
  /** SHA-256 of the file as it is stored. */
  @column.text storedHash!: string
  @column.time createdAt!: Date
}
