import { returnOriginsMax } from '../../limits.js'
import { framePageMaxLength } from '../../processor-limits.js'

export const originsForm = `Send a list of at most ${returnOriginsMax} origins such as https://shop.example.com, each without a path`
export const originNotSafe = (origin: string, isLive: boolean) =>
  isLive ? `${origin} uses http. Live mode requires https` : `${origin} uses http, which is allowed for localhost only`
export const returnURLForm = 'Enter a full URL such as https://shop.example.com/thanks, without a user name or spaces'
export const framePageForm = `Enter a full URL such as https://shop.example.com/checkout, at most ${framePageMaxLength} characters when encoded`
export const originNotRegistered = (origin: string, mode: string) =>
  `${origin} isn’t one of your return addresses in ${mode} mode. Add it in your profile, under Return addresses`
