import { clientSessionMs, failedSignInsMax } from '#contract/limits.js'
import * as words from '#contract/messages/site/features.js'
import { pageMeta } from '../../components/page-meta'
import { quiet } from '../../components/quiet-page'
import { Passage, Prose } from './prose'

const lead = words.whatGatehouseDoesForA

export const meta = () => pageMeta(words.features, lead)

export const handle = quiet

export default function Features() {
  return (
    <Prose title={words.features} lead={lead}>
      <Passage title={words.forMerchants}>
        <ul>
          <li>{words.registerAsACompanyOr}</li>
          <li>{words.makeAnApiUserFor}</li>
          <li>{words.seeEveryPaymentWithIts}</li>
          <li>{words.takePaymentsByLink}</li>
          <li>{words.aTeamWithRoles}</li>
        </ul>
      </Passage>
      <Passage title={words.forStaff}>
        <ul>
          <li>{words.registrationsWaitInOnePlace}</li>
          <li>{words.approveOrRejectWithA}</li>
          <li>{words.eachPersonSeesThePages}</li>
          <li>{words.whereMoneyGoes}</li>
          <li>{words.seeHowItGoes}</li>
        </ul>
      </Passage>
      <Passage title={words.forPrograms}>
        <ul>
          <li>{words.oauth20ClientCredentials}</li>
          <li>
            {words.an} <code>Idempotency-Key</code> {words.onEachPaymentARepeated}
          </li>
          <li>{words.oneErrorBodyEverywhereWith}</li>
          <li>{words.sdksAndMore}</li>
        </ul>
      </Passage>
      <Passage title={words.forWhoeverIsResponsible}>
        <ul>
          <li>{words.permissionsAreRowsAMethod}</li>
          <li>{words.rolesShowWhatIsUsed}</li>
          <li>{words.decisionsCanBeProven}</li>
          <li>{words.passwordsAreKeptAsArgon2id}</li>
          <li>{words.afterWrongPasswordsAnAccount(failedSignInsMax)}</li>
          <li>{words.aMerchantsSessionEndsAfter(clientSessionMs / 3_600_000)}</li>
        </ul>
      </Passage>
    </Prose>
  )
}
