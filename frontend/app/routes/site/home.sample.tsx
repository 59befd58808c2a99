import * as words from '#contract/messages/site/home.js'
import { CodeBlock } from '../../components/code-block'
import { paymentCall } from '../../components/first-calls'
import { paymentAnswer, sampleRate, tokenAnswer, tokenCall } from './samples'

export function HomeSample({ origin }: { origin: string }) {
  return (
    <section className="border-y border-line bg-sunken">
      <div className="container-page flex flex-col gap-10 py-20">
        <div className="flex flex-col gap-3">
          <h2 className="text-3xl">{words.twoRequestsToAPayment}</h2>
          <p className="max-w-2xl text-ink-soft">{words.anyOauth20Client(sampleRate)}</p>
        </div>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <CodeBlock
            title={words.n1GetAToken}
            code={tokenCall(origin)}
            answer={{ title: words.answer, code: tokenAnswer }}
          />
          <CodeBlock
            title={words.n2CreateAPayment}
            code={paymentCall(origin)}
            answer={{ title: words.answerShortened, code: paymentAnswer }}
          />
        </div>
      </div>
    </section>
  )
}
