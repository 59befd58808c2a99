import type { RoleMapping } from '#contract/identity-providers.js'
import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('identity_providers')
export class IdentityProvider {
  @column.key providerID!: string
  @column.text name!: string
  @column.text issuer!: string
  @column.text oidcClientID!: string
  @column.text sealedSecret!: string
  @column.json emailDomains!: string[]
  @column.optionalText roleClaim!: string | null
  @column.json roleMap!: RoleMapping[]
  @column.flag mayMakeAccounts!: boolean
  @column.flag isOnlyWay!: boolean
  @column.flag isEnabled!: boolean
  @column.time createdAt!: Date
}
