import { CodeBlock } from '../../components/code-block'
import { paymentCall } from '../../components/first-calls'
import { paymentAnswer, sampleRate, tokenAnswer, tokenCall } from './samples'

export function HomeSample({ origin }: { origin: string }) {
  return (
    <section className="border-y border-line bg-sunken">
      <div className="container-page flex flex-col gap-10 py-20">
        <div className="flex flex-col gap-3">
          <h2 className="text-3xl">Two calls to a payment</h2>
          <p className="max-w-2xl text-ink-soft">
            Any OAuth 2.0 client library can fetch the token. Amounts are whole minor units, so 2500 is $25.00, and the
            answer already holds your fee: here {sampleRate}%.
          </p>
        </div>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <CodeBlock title="1. Get a token" code={tokenCall(origin)} answer={{ title: 'Answer', code: tokenAnswer }} />
          <CodeBlock
            title="2. Post a payment"
            code={paymentCall(origin)}
            answer={{ title: 'Answer, shortened', code: paymentAnswer }}
          />
        </div>
      </div>
    </section>
  )
}
