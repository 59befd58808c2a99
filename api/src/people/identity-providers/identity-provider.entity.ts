import type { RoleMapping } from '#contract/identity-providers.js'
import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** Where staff sign in with an account of their company, by OpenID Connect. */
@Entity('identity_providers')
export class IdentityProvider {
  @column.IdKey() providerID!: string
  @column.Text() name!: string
  @column.Text() issuer!: string
  /** The client id that the provider gave to this installation. */
  @column.Text() oidcClientID!: string
  @column.Text() sealedSecret!: string
  @column.Json() emailDomains!: string[]
  @column.OptionalText() roleClaim!: string | null
  @column.Json() roleMap!: RoleMapping[]
  @column.Flag() mayMakeAccounts!: boolean
  @column.Flag() isOnlyWay!: boolean
  @column.Flag() isEnabled!: boolean
  @column.Time() createdAt!: Date
}
