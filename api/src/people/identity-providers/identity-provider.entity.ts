import type { RoleMapping } from '#contract/identity-providers.js'
import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** Where staff sign in with an account of their company, by OpenID Connect. */
@Entity('identity_providers')
export class IdentityProvider {
  @column.key providerID!: string
  @column.text name!: string
  @column.text issuer!: string
  /** The client id that the provider gave to this installation. */
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
