import * as texts from '#contract/messages/components/common.js'
import * as states from '#contract/messages/components/states.js'

const words = () => ['', texts.tooShort, ...Object.values(states.passwords)] as const
export type Strength = 0 | 1 | 2 | 3 | 4 | 5

const sequences = /0123|1234|2345|3456|4567|5678|6789|abcd|qwer|asdf|pass|letme|welcome|admin/i

/** A hint, not a rule: length counts most, then variety; what everybody types counts against it. */
export function strengthOf(password: string, minLength: number): Strength {
  if (password === '') return 0
  if (password.length < minLength) return 1
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length
  const byLength = password.length >= 16 ? 5 : password.length >= 12 ? 4 : 3
  const bonus = kinds >= 3 ? 1 : 0
  const malus = (sequences.test(password) ? 2 : 0) + (kinds === 1 && password.length < 16 ? 1 : 0)
  const points = new Set(password.toLowerCase()).size < 6 ? 2 : byLength + bonus - malus
  return Math.min(5, Math.max(2, points)) as Strength
}

const looks = ['', 'bg-failed', 'bg-failed', 'bg-pending', 'bg-success', 'bg-success'] as const

/** Four bars and a word. It takes its place from the start, so that nothing moves while somebody types. */
export function PasswordStrength({ strength }: { strength: Strength }) {
  return (
    <div className="flex h-4 items-center gap-3 noscript:hidden">
      <span className="grid flex-1 grid-cols-4 gap-1" aria-hidden="true">
        {[2, 3, 4, 5].map((bar) => (
          <span key={bar} className={`h-1 rounded-full ${strength >= bar ? looks[strength] : 'bg-line'}`} />
        ))}
      </span>
      <span aria-live="polite" className="w-16 text-end text-xs text-ink-soft">
        {words()[strength] && <span className="sr-only">{texts.passwordStrength} </span>}
        {words()[strength]}
      </span>
    </div>
  )
}
