import * as texts from '#contract/messages/client/dashboard.js'
import { Card } from '../../../components/card'
import { CheckIcon } from '../../../components/icon'
import { ButtonLink } from '../parts/may'

interface OnboardingProps {
  hasApiUser: boolean
  hasToken: boolean
  hasPayment: boolean
}

/** What is left until the first payment; gone once there is one. */
export function Onboarding({ hasApiUser, hasToken, hasPayment }: OnboardingProps) {
  if (hasApiUser && hasToken && hasPayment) return null
  const steps = [
    { words: texts.accountApproved, help: texts.approvedHelp, isDone: true },
    {
      words: texts.addYourFirstApiUser,
      help: texts.aKeyAndASecret,
      isDone: hasApiUser,
      action: { to: '/client/api-users/new', label: texts.addApiUser },
    },
    {
      words: texts.fetchYourFirstToken,
      help: texts.tokenHelp,
      isDone: hasToken,
      action: { to: '/developers', label: texts.seeTheCall },
    },
    {
      words: texts.takeYourFirstPayment,
      help: texts.theTestMethodPmSuccess,
      isDone: hasPayment,
      action: { to: '/developers', label: texts.seeTheCall },
    },
  ]
  const next = steps.findIndex(({ isDone }) => !isDone)
  const count = steps.filter(({ isDone }) => isDone).length
  return (
    <Card flush title={texts.getStarted} lead={texts.countOfCount2StepsDone(count, steps.length)}>
      <ol>
        {steps.map(({ words, help, isDone, action }, index) => (
          <li
            key={words}
            aria-current={index === next ? 'step' : undefined}
            className="flex items-center gap-4 max-sm:flex-wrap border-b border-line px-5 py-3 last:border-b-0"
          >
            <Sign isDone={isDone} number={index + 1} isNext={index === next} />
            <div className="min-w-0 flex-1 max-sm:basis-2/3">
              <p className={isDone ? 'text-ink-soft' : 'font-medium'}>
                {words}
                {isDone && <span className="sr-only">{texts.done}</span>}
              </p>
              {!isDone && <p className="text-xs text-ink-faint">{help}</p>}
            </div>
            {index === next && action && (
              <ButtonLink to={action.to} size="sm" className="max-sm:ml-11">
                {action.label}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Sign({ isDone, isNext, number }: { isDone: boolean; isNext: boolean; number: number }) {
  const looks = isDone
    ? 'bg-success-soft text-success'
    : isNext
      ? 'bg-brand-soft text-brand'
      : 'border border-line text-ink-faint'
  return (
    <span
      aria-hidden="true"
      className={`grid size-7 shrink-0 place-items-center rounded-full text-xs font-semibold ${looks}`}
    >
      {isDone ? <CheckIcon /> : number}
    </span>
  )
}
