import { SetMetadata } from '@nestjs/common'

export type LimitName = 'signIn' | 'signup' | 'forgot' | 'token' | 'contact' | 'inspector' | 'checkout' | 'link'
export const limitKey = 'gatehouse:limit'

/** At most so many calls a minute from one address; the numbers are in `libs/contract/limits.ts`. */
export const Limited = (name: LimitName) => SetMetadata(limitKey, name)
