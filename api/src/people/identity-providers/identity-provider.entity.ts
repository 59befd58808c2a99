import type { RoleMapping } from '#contract/identity-providers.js'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, jsonColumn, optionalTextColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

/** Where staff sign in with an account of their company, by OpenID Connect. */
@Entity('identity_providers')
export class IdentityProvider {
  @PrimaryColumn(idColumn)
  providerID!: string

  @Column(textColumn)
  name!: string

  @Column(textColumn)
  issuer!: string

  /** The client id that the provider gave to this installation. */
  @Column(textColumn)
  oidcClientID!: string

  @Column(textColumn)
  sealedSecret!: string

  @Column(jsonColumn)
  emailDomains!: string[]

  @Column(optionalTextColumn)
  roleClaim!: string | null

  @Column(jsonColumn)
  roleMap!: RoleMapping[]

  @Column({ type: 'boolean' })
  mayMakeAccounts!: boolean

  @Column({ type: 'boolean' })
  isOnlyWay!: boolean

  @Column({ type: 'boolean' })
  isEnabled!: boolean

  @Column(timeColumn)
  createdAt!: Date
}
