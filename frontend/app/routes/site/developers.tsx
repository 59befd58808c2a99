import { Link } from 'react-router'
import * as words from '#contract/messages/site/developers.js'
import { testMethods } from '#contract/sandbox.js'
import { siteContext } from '../../session/site-context.server'
import { ButtonLink } from '../../components/button'
import { CodeBlock } from '../../components/code-block'
import { listCall, paymentCall } from '../../components/first-calls'
import { pageMeta } from '../../components/page-meta'
import { quiet } from '../../components/quiet-page'
import type { Route } from './+types/developers'
import { Passage, Prose } from './prose'
import { errorAnswer, paymentAnswer, tokenAnswer, tokenCall } from './samples'

const lead = words.twoCallsTakeYouFrom

export const meta = () => pageMeta(words.developers, lead)

export const handle = quiet

export function loader({ request, context }: Route.LoaderArgs) {
  const origin = context.get(siteContext).publicUrl ?? new URL(request.url).origin
  return { origin, testMethods }
}

export default function Developers({ loaderData: { origin, testMethods } }: Route.ComponentProps) {
  return (
    <Prose title={words.developers} lead={lead}>
      <Passage title={words.n1GetAKey}>
        <p>
          {words.registerWaitForTheApproval} <code>API_KEY</code> {words.and} <code>API_SECRET</code>
          {words.withATerminalAndNo} <Link to="/docs/quickstart#without-a-browser">{words.curlDoesItToo}</Link>.
        </p>
        <div>
          <ButtonLink to="/client/signup" variant="outline">
            {words.getStartedFree}
          </ButtonLink>
        </div>
      </Passage>
      <Passage title={words.n2TradeItForA}>
        <p>{words.oauth20ClientCredentials}</p>
        <CodeBlock
          title={words.getAToken}
          code={tokenCall(origin)}
          answer={{ title: words.answer, code: tokenAnswer }}
        />
        <p>
          {words.put} <code>access_token</code> {words.fromTheAnswerIntoYour} <code>ACCESS_TOKEN</code>
          {words.the} <Link to="/docs">{words.quickstart}</Link> {words.doesItInTheSame}
        </p>
      </Passage>
      <Passage title={words.n3PostAPayment}>
        <p>
          {words.amountsAreWholeMinorUnits} <code>Idempotency-Key</code> {words.forEachPaymentYouMean}
        </p>
        <CodeBlock
          title={words.postAPayment}
          code={paymentCall(origin)}
          answer={{ title: words.answerShortened, code: paymentAnswer }}
        />
        <p>{words.paymentsRunThroughTheBuilt}</p>
        <ul>
          {testMethods.map((method) => (
            <li key={method}>
              <code>{method}</code>
            </li>
          ))}
        </ul>
      </Passage>
      <Passage title={words.n4ReadThemBack}>
        <p>
          {words.newestFirst20AtA} <code>nextCursor</code> {words.inTheAnswerIsThe} <code>cursor</code>{' '}
          {words.ofTheNextPage}
        </p>
        <CodeBlock title={words.listPayments} code={listCall(origin)} />
      </Passage>
      <Passage title={words.goOn}>
        <p>
          {words.the2} <Link to="/docs/quickstart">{words.quickstart}</Link> {words.hasTheSameAsLines}{' '}
          <Link to="/api">{words.apiReference}</Link> {words.hasEveryCallThe} <Link to="/docs">{words.docs}</Link>{' '}
          {words.allTheRest}
        </p>
      </Passage>
      <Passage title={words.whenItFails}>
        <p>
          {words.everyErrorHasTheSame} <code>message</code> {words.toAPersonBranchOn} <code>code</code>
          {words.quote} <code>requestId</code> {words.whenYouAskUs} <code>fields</code> {words.namesTheInputsThatWere}
        </p>
        <CodeBlock title={words.n422UnprocessableContent} code={errorAnswer} />
      </Passage>
    </Prose>
  )
}
