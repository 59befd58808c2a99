import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { DocumentType } from '#contract/requirement-kinds.js'
import { idColumn, optionalIdColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

/** What was uploaded. The file itself lies in the store, under the id, encrypted. */
@Entity('client_documents')
export class ClientDocument {
  @PrimaryColumn(idColumn)
  documentID!: string

  @Column(idColumn)
  clientID!: string

  /** Of what it answers; null: it is a paper of a person. */
  @Column(optionalIdColumn)
  requirementID!: string | null

  @Column(optionalIdColumn)
  clientPersonID!: string | null

  @Column(textColumn)
  name!: string

  @Column(textColumn)
  mediaType!: DocumentType

  /** Of what was sent. */
  @Column({ type: 'integer' })
  bytes!: number

  @Column({ type: 'text' })
  sealedKey!: string

  /** SHA-256 of the file as it is stored. */
  @Column(textColumn)
  storedHash!: string

  @Column(timeColumn)
  createdAt!: Date
}
