import { ApiError } from './http.server'

/** For a list whose failure the specification keeps silent. A redirect, such as to sign-in, still counts. */
export function silently<T>(call: Promise<T>, instead: T): Promise<T> {
  return call.catch((error: unknown) => {
    if (error instanceof ApiError) return instead
    throw error
  })
}
