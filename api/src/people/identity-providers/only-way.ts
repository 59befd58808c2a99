import { Injectable, type OnModuleInit } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { PortalUser } from '../portal-users/portal-user.entity.js'
import { OnlyWays } from '../sign-in/only-ways.js'
import { IdentityProvider } from './identity-provider.entity.js'
import { NoBreakGlass } from './identity-providers.errors.js'

export const domainOf = (emailAddress: string): string => emailAddress.slice(emailAddress.lastIndexOf('@') + 1)

const onlyWays = (manager: EntityManager): Promise<IdentityProvider[]> =>
  manager.findBy(IdentityProvider, { isOnlyWay: true, isEnabled: true })

@Injectable()
export class OnlyWay implements OnModuleInit {
  constructor(private readonly ways: OnlyWays) {}

  onModuleInit(): void {
    this.ways.register('portal', async (manager, { id, email }) => {
      const domain = domainOf(email)
      const only = (await onlyWays(manager)).find(({ emailDomains }) => emailDomains.includes(domain))
      if (!only) return null
      const isBreakGlass = await manager.existsBy(PortalUser, { id, isAdmin: true, isBreakGlass: true })
      return isBreakGlass ? null : only.name
    })
  }
}

export async function requireWayIn(manager: EntityManager): Promise<void> {
  const bound = new Set((await onlyWays(manager)).flatMap(({ emailDomains }) => emailDomains))
  if (bound.size === 0) return
  const administrators = await manager.findBy(PortalUser, { isAdmin: true })
  if (!administrators.some(({ email, isBreakGlass }) => isBreakGlass || !bound.has(domainOf(email))))
    throw new NoBreakGlass()
}
