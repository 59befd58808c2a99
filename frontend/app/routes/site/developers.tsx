import { Link } from 'react-router'
import { testMethods } from '#contract/sandbox.js'
import { siteContext } from '../../session/site-context.server'
import { ButtonLink } from '../../components/button'
import { CodeBlock } from '../../components/code-block'
import { listCall, paymentCall } from '../../components/first-calls'
import { pageMeta } from '../../components/page-meta'
import type { Route } from './+types/developers'
import { Passage, Prose } from './prose'
import { errorAnswer, paymentAnswer, tokenAnswer, tokenCall } from './samples'

const lead = 'Two calls take you from a key to a payment. Everything on this page can be pasted into a terminal.'

export const meta = () => pageMeta('Developers', lead)

export function loader({ request, context }: Route.LoaderArgs) {
  const origin = context.get(siteContext).publicUrl ?? new URL(request.url).origin
  return { origin, testMethods }
}

export default function Developers({ loaderData: { origin, testMethods } }: Route.ComponentProps) {
  return (
    <Prose title="Developers" lead={lead}>
      <Passage title="1. Get a key">
        <p>
          Register, wait for the approval, then add an API user under My API Users. Its secret is shown once, right
          there. Put both into your environment as <code>API_KEY</code> and <code>API_SECRET</code>. With a terminal and
          no browser, <Link to="/docs/quickstart#without-a-browser">curl does it too</Link>.
        </p>
        <div>
          <ButtonLink to="/client/signup" variant="outline">
            Get Started Free
          </ButtonLink>
        </div>
      </Passage>
      <Passage title="2. Trade it for a token">
        <p>
          OAuth 2.0 client credentials (RFC 6749). A token lives one hour; the rights behind it are read anew on each
          call.
        </p>
        <CodeBlock title="Get a token" code={tokenCall(origin)} answer={{ title: 'Answer', code: tokenAnswer }} />
        <p>
          Put <code>access_token</code> from the answer into your environment as <code>ACCESS_TOKEN</code>. The{' '}
          <Link to="/docs">quickstart</Link> does it in the same breath.
        </p>
      </Passage>
      <Passage title="3. Post a payment">
        <p>
          Amounts are whole minor units of the currency: 2500 USD is $25.00. Send a new <code>Idempotency-Key</code> for
          each payment you mean to make, and the same one when you repeat a call.
        </p>
        <CodeBlock
          title="Post a payment"
          code={paymentCall(origin)}
          answer={{ title: 'Answer, shortened', code: paymentAnswer }}
        />
        <p>Payments run through the built-in sandbox, which moves no real money. Its payment methods:</p>
        <ul>
          {testMethods.map((method) => (
            <li key={method}>
              <code>{method}</code>
            </li>
          ))}
        </ul>
      </Passage>
      <Passage title="4. Read them back">
        <p>
          Newest first, 20 at a time. <code>nextCursor</code> in the answer is the <code>cursor</code> of the next page.
        </p>
        <CodeBlock title="List payments" code={listCall(origin)} />
      </Passage>
      <Passage title="Go on">
        <p>
          The <Link to="/docs/quickstart">quickstart</Link> has the same as lines to paste, with your own key in them.
          The <Link to="/api">API reference</Link> has every call, the <Link to="/docs">docs</Link> all the rest.
        </p>
      </Passage>
      <Passage title="When it fails">
        <p>
          Every error has the same body. Show <code>message</code> to a person, branch on <code>code</code>, quote{' '}
          <code>requestId</code> when you ask us. <code>fields</code> names the inputs that were refused.
        </p>
        <CodeBlock title="422 Unprocessable Content" code={errorAnswer} />
      </Passage>
    </Prose>
  )
}
