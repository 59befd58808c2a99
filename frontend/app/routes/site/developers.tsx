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

const lead = words.twoRequests

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
          {words.signUpAndAddApiUser} <code>API_KEY</code> {words.and} <code>API_SECRET</code>
          {words.toDoThisInATerminal} <Link to="/docs/quickstart#without-a-browser">{words.withoutABrowser}</Link>.
        </p>
        <div>
          <ButtonLink to="/client/signup" variant="outline">
            {words.getStartedFree}
          </ButtonLink>
        </div>
      </Passage>
      <Passage title={words.n2GetAToken}>
        <p>{words.oauth20ClientCredentials}</p>
        <CodeBlock
          title={words.getAToken}
          code={tokenCall(origin)}
          answer={{ title: words.response, code: tokenAnswer }}
        />
        <p>
          {words.set} <code>access_token</code> {words.asTheVariable} <code>ACCESS_TOKEN</code>
          {words.the} <Link to="/docs">{words.quickstart}</Link> {words.doesThisForYou}
        </p>
      </Passage>
      <Passage title={words.n3CreateAPayment}>
        <p>
          {words.amountsAreWholeMinorUnits} <code>Idempotency-Key</code> {words.forEachPayment}
        </p>
        <CodeBlock
          title={words.createAPayment}
          code={paymentCall(origin)}
          answer={{ title: words.responseShortened, code: paymentAnswer }}
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
      <Passage title={words.n4ListPayments}>
        <p>
          {words.newestFirst20AtA} <code>nextCursor</code> {words.fromTheResponseAs} <code>cursor</code>{' '}
          {words.toGetTheNextPage}
        </p>
        <CodeBlock title={words.listPayments} code={listCall(origin)} />
      </Passage>
      <Passage title={words.nextSteps}>
        <p>
          {words.the2} <Link to="/docs/quickstart">{words.quickstart}</Link> {words.hasTheseCommands}{' '}
          <Link to="/api">{words.apiReference}</Link> {words.hasEveryEndpoint} <Link to="/docs">{words.docs}</Link>{' '}
          {words.coverEverythingElse}
        </p>
      </Passage>
      <Passage title={words.handleErrors}>
        <p>
          {words.everyErrorHasTheSame} <code>message</code> {words.toPeopleHandle} <code>code</code>
          {words.andInclude} <code>requestId</code> {words.whenYouContactUs} <code>fields</code>{' '}
          {words.hasOneMessagePerInput}
        </p>
        <CodeBlock title={words.n422UnprocessableContent} code={errorAnswer} />
      </Passage>
    </Prose>
  )
}
