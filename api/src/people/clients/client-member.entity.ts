import type { MemberStatus } from '#contract/choices.js'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import {
  idColumn,
  optionalIdColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

/** A person of a client. One that is removed keeps the row, so that the log can say who it was. */
@Entity('client_members')
export class ClientMember {
  @PrimaryColumn(idColumn)
  clientMemberID!: string

  @Column(idColumn)
  clientID!: string

  /** Null until the invitation is accepted. */
  @Column(optionalIdColumn)
  loginID!: string | null

  @Column(idColumn)
  roleID!: string

  @Column(textColumn)
  name!: string

  /** Where the invitation went; who has a login is reached at the address of that. */
  @Column(textColumn)
  emailAddress!: string

  @Column(textColumn)
  status!: MemberStatus | 'removed'

  /** The member who invited. */
  @Column(optionalIdColumn)
  invitedBy!: string | null

  @Column(timeColumn)
  createdAt!: Date

  @Column(optionalTimeColumn)
  joinedAt!: Date | null

  @Column(optionalTextColumn)
  invitationHash!: string | null

  @Column(optionalTimeColumn)
  invitationEndsAt!: Date | null

  /** The owner who wants this member to be the next one, until when that counts. */
  @Column(optionalIdColumn)
  handOverFrom!: string | null

  @Column(optionalTimeColumn)
  handOverEndsAt!: Date | null
}
