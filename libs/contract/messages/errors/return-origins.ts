import { returnOriginsMax } from '../../limits.js'

export const originsForm = `Please give a list of at most ${returnOriginsMax} origins such as https://shop.example.com, each without a path`
export const originNotSafe = (origin: string, isLive: boolean) =>
  isLive
    ? `${origin} begins with http: in live mode payers go back by https alone`
    : `${origin} begins with http, which is for localhost alone`
export const returnURLForm =
  'Please give a whole address such as https://shop.example.com/thanks, without a user name or spaces'
export const originNotRegistered = (origin: string, mode: string) =>
  `${origin} is none of your return origins of ${mode} mode. Register it first: in your profile, or by PUT /clients/:clientID/return-origins`
