import { Injectable } from '@nestjs/common'
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { couponCodesPerMinute } from '#contract/billing-limits.js'
import { devicesPerMinute } from '#contract/device-login-limits.js'
import {
  checkoutsPerMinute,
  contactsPerMinute,
  forgotsPerMinute,
  inspectorRequestsPerMinute,
  linksPerMinute,
  passkeysPerMinute,
  payerLinksPerMinute,
  signInsPerMinute,
  signupsPerMinute,
  tokensPerMinute,
} from '#contract/limits.js'
import { TooManyRequests } from '../http/app-error.js'
import type { LimitName } from '../http/limited.js'
import { Environment } from '../config/environment.js'
import { Database } from '../database/database.js'
import { countedAddress } from './counted-address.js'
import { limiterIn } from './limiter-in.js'

const perMinute: Record<LimitName, number> = {
  signIn: signInsPerMinute,
  signup: signupsPerMinute,
  forgot: forgotsPerMinute,
  token: tokensPerMinute,
  contact: contactsPerMinute,
  inspector: inspectorRequestsPerMinute,
  checkout: checkoutsPerMinute,
  link: linksPerMinute,
  passkey: passkeysPerMinute,
  device: devicesPerMinute,
  payerLink: payerLinksPerMinute,
  couponCode: couponCodesPerMinute,
}

@Injectable()
export class AddressLimits {
  private readonly limiters: Record<LimitName, RateLimiterAbstract>

  constructor(environment: Environment, database: Database) {
    const limiter = (keyPrefix: LimitName): RateLimiterAbstract => {
      const points = Math.max(1, Math.round(perMinute[keyPrefix] * environment.RATE_LIMIT_SCALE))
      return limiterIn(database, { keyPrefix, points, duration: 60 })
    }
    const named = (Object.keys(perMinute) as LimitName[]).map((name) => [name, limiter(name)])
    this.limiters = Object.fromEntries(named) as Record<LimitName, RateLimiterAbstract>
  }

  async consume(name: LimitName, address: string, tell: (headers: Record<string, string>) => void): Promise<void> {
    const limiter = this.limiters[name]
    try {
      tell(headersOf(name, limiter, await limiter.consume(countedAddress(address))))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      tell(headersOf(name, limiter, refusal))
      throw new TooManyRequests(secondsOf(refusal))
    }
  }
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))

/** As draft-ietf-httpapi-ratelimit-headers spells them. */
const headersOf = (name: LimitName, { points, duration }: RateLimiterAbstract, result: RateLimiterRes) => ({
  'ratelimit-policy': `"${name}";q=${points};w=${duration}`,
  ratelimit: `"${name}";r=${Math.max(0, result.remainingPoints)};t=${secondsOf(result)}`,
})
