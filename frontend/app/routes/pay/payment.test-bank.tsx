import { Form, useNavigation } from 'react-router'
import { type TestCreditKind, testCreditKinds } from '#contract/test-credit-kinds.js'
import { Button } from '../../components/button'
import { usePayWords } from './pay-words'

/** In test mode nobody sends a transfer, so the payer's page plays the bank. */
export function TestBank({ formID }: { formID: string }) {
  const words = usePayWords()
  const sent = useNavigation().formData?.get('credit') ?? null
  const labels: Record<TestCreditKind, string> = {
    whole: words.creditInFull,
    part: words.creditAPart,
    twice: words.creditTwice,
    late: words.creditTooLate,
  }
  return (
    <section aria-labelledby="test-bank" className="flex flex-col gap-3 rounded-control border border-line p-4">
      <h2 id="test-bank" className="font-medium">
        {words.theTestBankHasCreditedIt}
      </h2>
      <div className="grid grid-cols-2 gap-2">
        {testCreditKinds.map((kind) => (
          <Form key={kind} method="post">
            <input type="hidden" name="intent" value="test-credit" />
            <input type="hidden" name="credit" value={kind} />
            <input type="hidden" name="formID" value={`${formID}-${kind}`} />
            <Button variant="secondary" size="sm" fullWidth loading={sent === kind} disabled={sent !== null}>
              {labels[kind]}
            </Button>
          </Form>
        ))}
      </div>
    </section>
  )
}
