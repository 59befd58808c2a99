import { SetMetadata } from '@nestjs/common'

export type LimitName =
  | 'signIn'
  | 'signup'
  | 'forgot'
  | 'token'
  | 'contact'
  | 'inspector'
  | 'checkout'
  | 'link'
  | 'passkey'
  | 'device'
  | 'payerLink'
  | 'couponCode'
export const limitKey = 'gatehouse:limit'

export const Limited = (name: LimitName) => SetMetadata(limitKey, name)
