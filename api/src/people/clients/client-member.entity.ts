import type { MemberStatus } from '#contract/choices.js'
import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** A person of a client. One that is removed keeps the row, so that the log can say who it was. */
@Entity('client_members')
export class ClientMember {
  @column.IdKey() clientMemberID!: string
  @column.Id() clientID!: string
  /** Null until the invitation is accepted. */
  @column.OptionalId() loginID!: string | null
  @column.Id() roleID!: string
  @column.Text() name!: string
  /** Where the invitation went; who has a login is reached at the address of that. */
  @column.Text() emailAddress!: string
  @column.Text() status!: MemberStatus | 'removed'
  /** The member who invited. */
  @column.OptionalId() invitedBy!: string | null
  @column.Time() createdAt!: Date
  @column.OptionalTime() joinedAt!: Date | null
  @column.OptionalText() invitationHash!: string | null
  @column.OptionalTime() invitationEndsAt!: Date | null
  /** The owner who wants this member to be the next one, until when that counts. */
  @column.OptionalId() handOverFrom!: string | null
  @column.OptionalTime() handOverEndsAt!: Date | null
}
