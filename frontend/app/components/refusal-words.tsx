import { FormError } from './form-error'
import { TextLink } from './text-link'

/** What went wrong with a form of the client area, and the way on where there is one. */
export function RefusalWords({ answer }: { answer: { sentence?: string; code?: string } | undefined }) {
  if (!answer?.sentence) return null
  return (
    <FormError>
      {answer.sentence}
      {answer.code === 'CHANGES_HELD' && (
        <>
          . <TextLink to="/client/hold">Confirm by mail</TextLink>
        </>
      )}
    </FormError>
  )
}
