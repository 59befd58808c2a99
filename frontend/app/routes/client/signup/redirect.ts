import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { RegisteredClientView } from '#contract/clients.js'
import { signupRedirectMs } from '#contract/limits.js'
import type { Refusal } from '../../../api/refusal.server'

type Registered = Pick<RegisteredClientView, 'clientID' | 'isActive'>
export type SignupAnswer = Refusal & { registered?: Registered; to?: string }

/** The specification's pause after a registration; the waiting page gets clientID and isActive along. */
export function useRegisteredRedirect({ registered, to }: SignupAnswer = {}): boolean {
  const navigate = useNavigate()
  useEffect(() => {
    if (!registered || !to) return
    const goOn = () => void navigate(to, { state: registered })
    const timer = setTimeout(goOn, signupRedirectMs)
    return () => clearTimeout(timer)
  }, [registered, to, navigate])
  return Boolean(registered)
}
