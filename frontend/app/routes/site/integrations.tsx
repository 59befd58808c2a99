import { Link } from 'react-router'
import * as words from '#contract/messages/site/integrations.js'
import { pageMeta } from '../../components/page-meta'
import { quiet } from '../../components/quiet-page'
import { Passage, Prose } from './prose'

const lead = words.gatehouseUsesStandards

export const meta = () => pageMeta(words.integrations, lead)

export const handle = quiet

export default function Integrations() {
  return (
    <Prose title={words.integrations} lead={lead}>
      <Passage title={words.anyOauth20Client}>
        <p>
          {words.theTokenEndpoint} <code>client_id</code> {words.and} <code>client_secret</code>
          {words.withHttpBasicOrIn}
        </p>
      </Passage>
      <Passage title={words.anyLanguageWithHttp}>
        <p>
          {words.useOur} <Link to="/docs/sdks">{words.sdks}</Link>
          {words.orNoLibrary} <Link to="/developers">{words.developersPage}</Link> {words.areTwoRequests}
        </p>
      </Passage>
      <Passage title={words.behindAFirewall}>
        <p>
          {words.receiveEventsAs} <Link to="/docs/webhooks">{words.webhooks}</Link> {words.orOver}{' '}
          <Link to="/docs/event-stream">{words.oneConnection}</Link>
          {words.onALaptop} <Link to="/docs/cli">{words.theCommandLine}</Link> {words.forwardsThem}
        </p>
      </Passage>
      <Passage title={words.aiAssistants}>
        <p>
          {words.endpointsAsTools} <Link to="/docs/mcp">{words.mcp}</Link>
          {words.sameLimits}
        </p>
      </Passage>
      <Passage title={words.oneKeyPerProgram}>
        <p>{words.giveTheShopTheWarehouse}</p>
      </Passage>
    </Prose>
  )
}
