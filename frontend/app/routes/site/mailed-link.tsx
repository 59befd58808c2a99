import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import * as words from '#contract/messages/site/mailed-link.js'
import { Button, ButtonLink } from '../../components/button'
import { EntryCard } from '../../components/entry-card'
import { FormError } from '../../components/form-error'
import { AlertIcon, CheckCircleIcon, ShieldIcon } from '../../components/icon'
import { TextLink } from '../../components/text-link'

const looks = {
  question: { Icon: ShieldIcon, colours: 'bg-sunken text-ink-soft' },
  done: { Icon: CheckCircleIcon, colours: 'bg-success-soft text-success' },
  fault: { Icon: AlertIcon, colours: 'bg-failed-soft text-failed' },
}

interface LinkCardProps {
  look: keyof typeof looks
  title: string
  lead?: ReactNode
  children?: ReactNode
}

export function LinkCard({ look, title, lead, children }: LinkCardProps) {
  const { Icon, colours } = looks[look]
  const emblem = (
    <span className={`mb-2 grid size-12 place-items-center rounded-full ${colours}`}>
      <Icon className="size-6" />
    </span>
  )
  return (
    <EntryCard
      title={title}
      lead={lead}
      emblem={emblem}
      footer={<TextLink to="/">{words.backToThePublicSite}</TextLink>}
    >
      {children}
    </EntryCard>
  )
}

export const LinkFault = ({ sentence }: { sentence: string }) => (
  <LinkCard look="fault" title={words.thisLinkOpensNothing} lead={`${sentence}.`}>
    <ButtonLink to="/contact" variant="outline" fullWidth>
      {words.contactUs}
    </ButtonLink>
  </LinkCard>
)

export const LinkFacts = ({ facts }: { facts: [term: string, value: ReactNode][] }) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-control bg-sunken px-4 py-3 text-sm">
    {facts.map(([term, value]) => (
      <div key={term} className="contents">
        <dt className="text-ink-faint">{term}</dt>
        <dd className="font-medium [overflow-wrap:anywhere] text-ink">{value}</dd>
      </div>
    ))}
  </dl>
)

interface LinkFormProps {
  token: string
  sentence: string | undefined
  /** What each button does, the likely one first. */
  actions: [action: string, label: string][]
}

/** Opening a link does nothing; this does. */
export function LinkForm({ token, sentence, actions }: LinkFormProps) {
  const busy = useNavigation().formData?.get('intent')
  return (
    <Form method="post" className="flex flex-col gap-3">
      <input type="hidden" name="token" value={token} />
      {sentence && <FormError>{sentence}</FormError>}
      {actions.map(([action, label], index) => (
        <Button
          key={action}
          fullWidth
          name="intent"
          value={action}
          variant={index === 0 ? 'primary' : 'outline'}
          loading={busy === action}
        >
          {label}
        </Button>
      ))}
    </Form>
  )
}
