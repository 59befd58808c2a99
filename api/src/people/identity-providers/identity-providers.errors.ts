import * as words from '#contract/messages/single-sign-on.js'
import { identityProvidersMax } from '#contract/single-sign-on-limits.js'
import { fieldRefusal, invalidField, refusal } from '../../platform/http/refusal.js'

export class TooManyProviders extends refusal(
  409,
  'TOO_MANY_IDENTITY_PROVIDERS',
  words.tooManyProviders(identityProvidersMax),
) {}

export class DomainTaken extends fieldRefusal('emailDomains', 409, 'EMAIL_DOMAIN_TAKEN', words.domainTaken) {}

/** Otherwise an outage of the provider would lock everyone out. */
export class NoBreakGlass extends fieldRefusal('isOnlyWay', 409, 'NO_BREAK_GLASS', words.noBreakGlass) {}

export class UnknownMappedRoles extends invalidField('roleMap', words.unknownRoles) {}
export class RoleClaimRequired extends invalidField('roleClaim', words.roleClaimRequired) {}
export class IssuerNotHttps extends invalidField('issuer', words.issuerHttps) {}
export class IssuerPrivate extends invalidField('issuer', words.issuerPrivate) {}
export class IssuerPort extends invalidField('issuer', words.issuerPort) {}
