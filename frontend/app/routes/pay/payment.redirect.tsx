import { Form } from 'react-router'
import type { RedirectActionView } from '#contract/next-actions.js'
import { Button, ButtonLink } from '../../components/button'
import { LockIcon } from '../../components/icon'
import { Moment } from '../../components/moment'
import { PayPanel } from './panel'
import { usePlace } from './place'
import { usePayWords } from './pay-words'

interface RedirectStepProps {
  lead: string
  nextAction: RedirectActionView
  formID: string
}

/** The payer goes on at a page of the bank or the processor, and comes back to this one. */
export function RedirectStep({ lead, nextAction, formID }: RedirectStepProps) {
  const words = usePayWords()
  return (
    <PayPanel emblem={<LockIcon className="size-10 text-brand" />} title={words.goOnAtYourBank} lead={lead}>
      <p>
        {words.yourBankAsksYouElsewhere} <Moment iso={nextAction.expiresAt} />.
      </p>
      <ButtonLink to={nextAction.url} target={usePlace().isEmbedded ? '_top' : undefined} size="lg" fullWidth>
        {words.goOn}
      </ButtonLink>
      <Form method="post" className="-mx-2">
        <input type="hidden" name="intent" value="cancel" />
        <input type="hidden" name="formID" value={`${formID}-cancel`} />
        <Button variant="ghost" size="sm" className="px-2!">
          {words.payAnotherWay}
        </Button>
      </Form>
    </PayPanel>
  )
}
