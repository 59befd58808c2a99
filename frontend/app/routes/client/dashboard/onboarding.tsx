import { ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { CheckIcon } from '../../../components/icon'

interface OnboardingProps {
  hasApiUser: boolean
  hasToken: boolean
  hasPayment: boolean
}

/** What is left until the first payment; gone once there is one. */
export function Onboarding({ hasApiUser, hasToken, hasPayment }: OnboardingProps) {
  if (hasApiUser && hasToken && hasPayment) return null
  const steps = [
    { words: 'Account approved', help: 'Our team has looked at your registration.', isDone: true },
    {
      words: 'Add your first API user',
      help: 'A key and a secret for the program that takes payments.',
      isDone: hasApiUser,
      action: { to: '/client/api-users/new', label: 'Add API User' },
    },
    {
      words: 'Fetch your first token',
      help: 'Your program trades key and secret for an access token.',
      isDone: hasToken,
      action: { to: '/developers', label: 'See the call' },
    },
    {
      words: 'Take your first payment',
      help: 'The test method pm_success is always paid.',
      isDone: hasPayment,
      action: { to: '/developers', label: 'See the call' },
    },
  ]
  const next = steps.findIndex(({ isDone }) => !isDone)
  const count = steps.filter(({ isDone }) => isDone).length
  return (
    <Card flush title="Get started" lead={`${count} of ${steps.length} steps done`}>
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
                {isDone && <span className="sr-only">, done</span>}
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
