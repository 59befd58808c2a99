import * as words from '#contract/messages/single-sign-on.js'
import { identityProvidersMax } from '#contract/single-sign-on-limits.js'
import { AppError, InvalidInput } from '../../platform/http/app-error.js'

export class TooManyProviders extends AppError {
  constructor() {
    super(409, 'TOO_MANY_IDENTITY_PROVIDERS', words.tooManyProviders(identityProvidersMax))
  }
}

export class DomainTaken extends AppError {
  constructor(domain: string) {
    const sentence = words.domainTaken(domain)
    super(409, 'EMAIL_DOMAIN_TAKEN', sentence, { emailDomains: sentence })
  }
}

/** Else an outage of the provider would lock everybody out. */
export class NoBreakGlass extends AppError {
  constructor() {
    super(409, 'NO_BREAK_GLASS', words.noBreakGlass, { isOnlyWay: words.noBreakGlass })
  }
}

export class UnknownMappedRoles extends InvalidInput {
  constructor() {
    super({ roleMap: words.unknownRoles })
  }
}

export class RoleClaimRequired extends InvalidInput {
  constructor() {
    super({ roleClaim: words.roleClaimRequired })
  }
}

export class IssuerNotHttps extends InvalidInput {
  constructor() {
    super({ issuer: words.issuerHttps })
  }
}

export class IssuerPrivate extends InvalidInput {
  constructor() {
    super({ issuer: words.issuerPrivate })
  }
}

export class IssuerPort extends InvalidInput {
  constructor(ports: readonly number[]) {
    super({ issuer: words.issuerPort(ports) })
  }
}
