import { ApiError } from './http.server'

const toStrangers = ['ACCOUNT_LOCKED', 'SIGN_IN_SLOWED']

/** For whom a sign-in was slowed or locked: how long. Known and unknown e-mails are told the same. */
export const helpFor = (error: unknown): { waitSeconds: number } | undefined =>
  error instanceof ApiError && toStrangers.includes(error.code)
    ? { waitSeconds: error.retryAfterSeconds ?? 1 }
    : undefined
