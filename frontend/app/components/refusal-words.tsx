import * as words from '#contract/messages/components/common.js'
import { FormError } from './form-error'
import { TextLink } from './text-link'

/** The way on from a refusal in the client area, where there is one. */
export const HeldWay = ({ code }: { code: string | undefined }) =>
  code === 'CHANGES_HELD' && (
    <>
      . <TextLink to="/client/hold">{words.confirmByMail}</TextLink>
    </>
  )

export function RefusalWords({ answer }: { answer: { sentence?: string; code?: string } | undefined }) {
  if (!answer?.sentence) return null
  return (
    <FormError>
      {answer.sentence}
      <HeldWay code={answer.code} />
    </FormError>
  )
}
