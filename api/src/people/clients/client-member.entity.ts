import type { MemberStatus } from '#contract/choices.js'
import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** A person of a client. One that is removed keeps the row, so that the log can say who it was. */
@Entity('client_members')
export class ClientMember {
  @column.key clientMemberID!: string
  @column.id clientID!: string
  /** Null until the invitation is accepted. */
  @column.optionalID loginID!: string | null
  @column.id roleID!: string
  @column.text name!: string
  /** Where the invitation went; who has a login is reached at the address of that. */
  @column.text emailAddress!: string
  @column.text status!: MemberStatus | 'removed'
  @column.optionalID invitedBy!: string | null
  @column.time createdAt!: Date
  @column.optionalTime joinedAt!: Date | null
  @column.optionalText invitationHash!: string | null
  @column.optionalTime invitationEndsAt!: Date | null
  /** The owner who wants this member to be the next one, until when that counts. */
  @column.optionalID handOverFrom!: string | null
  @column.optionalTime handOverEndsAt!: Date | null
}
