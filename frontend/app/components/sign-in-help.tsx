import * as words from '#contract/messages/components/common.js'
import { signInRefusal } from '#contract/messages/sign-in.js'
import { TextLink } from './text-link'

export interface SignInHelpProps {
  /** Absent: nobody has to wait. */
  help?: { waitSeconds: number } | undefined
  /** Where a new password can be asked for. */
  resetAt: string
}

export function SignInHelp({ help, resetAt }: SignInHelpProps) {
  if (!help) return null
  return (
    <div className="flex flex-col gap-2 rounded-control bg-sunken px-4 py-3 text-sm text-ink-soft">
      <p>
        {words.youCanTryAgain} <span className="font-medium text-ink">{words.inSpan(spanOf(help.waitSeconds))}</span>.
      </p>
      <p>
        {words.helpSoDoes(signInRefusal.help)} <TextLink to={resetAt}>{words.aNewPassword}</TextLink>.
      </p>
    </div>
  )
}

function spanOf(seconds: number): string {
  if (seconds === 1) return 'a second'
  return seconds <= 120 ? words.secondsSeconds(seconds) : words.ceilMinutes(Math.ceil(seconds / 60))
}
