import { SetMetadata } from '@nestjs/common'

/** `enrolled`: of those who have a second factor; `everybody`: of others too, by their password. Machines are never asked. */
export type AskedOf = 'enrolled' | 'everybody'

export interface StepUpMark {
  of: AskedOf
  /** `inside`: the handler decides, because it depends on what the call is about. */
  where: 'door' | 'inside'
}

export const stepUpKey = 'gatehouse:step-up'

const mark = (fields: StepUpMark) => SetMetadata(stepUpKey, fields)

/** A session proves anew who it is, if its last proof is older than ten minutes. */
export const StepUp = (of: AskedOf = 'enrolled') => mark({ of, where: 'door' })

export const StepUpInside = (of: AskedOf = 'enrolled') => mark({ of, where: 'inside' })
