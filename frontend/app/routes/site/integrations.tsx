import { Link } from 'react-router'
import * as words from '#contract/messages/site/integrations.js'
import { pageMeta } from '../../components/page-meta'
import { quiet } from '../../components/quiet-page'
import { Passage, Prose } from './prose'

const lead = words.gatehouseSpeaksPlainHttpJson

export const meta = () => pageMeta(words.integrations, lead)

export const handle = quiet

export default function Integrations() {
  return (
    <Prose title={words.integrations} lead={lead}>
      <Passage title={words.anyOauth20Client}>
        <p>
          {words.theTokenEndpointFollowsRfc} <code>client_id</code> {words.and} <code>client_secret</code>
          {words.withHttpBasicOrIn}
        </p>
      </Passage>
      <Passage title={words.anyLanguageWithHttp}>
        <p>
          {words.thereAre} <Link to="/docs/sdks">{words.sdks}</Link>
          {words.orNoLibraryAtAll} <Link to="/developers">{words.developersPage}</Link> {words.areTwoCallsWithCurl}
        </p>
      </Passage>
      <Passage title={words.behindAFirewall}>
        <p>
          {words.eventsComeAs} <Link to="/docs/webhooks">{words.webhooks}</Link> {words.orOver}{' '}
          <Link to="/docs/event-stream">{words.oneConnection}</Link>
          {words.onALaptop} <Link to="/docs/cli">{words.theCommandLine}</Link> {words.forwardsThem}
        </p>
      </Passage>
      <Passage title={words.languageModels}>
        <p>
          {words.theCallsOfARole} <Link to="/docs/mcp">{words.mcp}</Link>
          {words.throughTheSameGate}
        </p>
      </Passage>
      <Passage title={words.oneKeyPerProgram}>
        <p>{words.giveTheShopTheWarehouse}</p>
      </Passage>
    </Prose>
  )
}
