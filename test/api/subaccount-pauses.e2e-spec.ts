import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { ConnectedAccount } from '../../api/src/money/processors/connected-account.entity.js'
import { ProcessorAccount } from '../../api/src/money/processors/processor-account.entity.js'
import { ProcessorAccounts } from '../../api/src/money/processors/processor-accounts.js'
import { PauseWorker } from '../../api/src/people/requirements/pause-worker.js'
import { Versions } from '../../api/src/platform/database/versions.js'
import { buildClient, signupInput } from '../support/builders.js'
import { startOnboarding } from '../support/connected.js'
import { requirementInput } from '../support/documents.js'
import { outcomeOf } from '../support/factors.js'
import { openLive } from '../support/modes.js'
import { paystackDoubled } from '../support/processors/paystack-double.js'
import { Stage } from '../support/processors/stage.js'
import { openSubaccount, setBank, useSubaccounts } from '../support/subaccounts.js'

let stage: Stage
let close: () => void
beforeAll(async () => {
  stage = await Stage.set(paystackDoubled)
  close = openLive(stage.api)
  await useSubaccounts(stage)
})
afterAll(async () => {
  close()
  await stage.close()
})

const dayIn = (days: number) => new Date(clock.time() + days * 86_400_000).toISOString().slice(0, 10)
const workOff = () => stage.api.app.get(PauseWorker, { strict: false }).workOff()

/** The account at the double, and what is connected through it. */
const turn = (mode: 'test' | 'live') =>
  stage.api.database.write(async (manager) => {
    const { account: processorAccountID } = stage
    await manager.update(ProcessorAccount, { processorAccountID }, { mode })
    await manager.update(ConnectedAccount, { processorAccountID }, { mode })
    await Versions.raise(manager, 'processors')
  })

const isUsable = async (clientID: string, mode: 'test' | 'live' = 'live') =>
  (await stage.api.app.get(ProcessorAccounts, { strict: false }).usable(mode, clientID)).some(
    ({ processorAccountID }) => processorAccountID === stage.account,
  )

async function buildInsured() {
  const country = signupInput().name
  const client = await buildClient(stage.api, { country })
  const body = requirementInput({
    ...{ name: 'Insurance', kind: 'text', expires: true, countries: [country] },
    ...{ payoutsPausedAfterDays: 0, paymentsPausedAfterDays: null },
  })
  const { requirementID } = (await stage.api.call('POST', '/requirements', { token: stage.token, body })).body
  const path = `/clients/${client.clientID}/requirements/${requirementID}`
  const answer = async (expiresOn: string) => {
    await stage.api.call('PUT', path, { token: client.token, body: { value: 'Policy', expiresOn } })
    expect((await stage.api.call('POST', `${path}/accept`, { token: stage.token })).status).toBe(200)
  }
  await answer(dayIn(90))
  const expire = async () => {
    const expiresOn = dayIn(-1)
    await stage.api.database.write((manager) =>
      manager.query(`UPDATE "requirement_answers" SET "expiresOn" = $1 WHERE "requirementID" = $2`, [
        expiresOn,
        requirementID,
      ]),
    )
    expect(await workOff()).toBe(1)
  }
  return { client, answer, expire }
}

describe('while live payouts are paused', () => {
  it('a subaccount takes no live payments, and does again once they resume', async () => {
    const { client, answer, expire } = await buildInsured()
    const { clientID } = client
    await openSubaccount(stage, client)
    expect(await isUsable(clientID, 'test')).toBe(true)
    await turn('live')
    expect(await isUsable(clientID)).toBe(true)
    await expire()
    expect(await isUsable(clientID)).toBe(false)
    await turn('test')
    expect(await isUsable(clientID, 'test')).toBe(true)
    await turn('live')
    await answer(dayIn(400))
    expect(await isUsable(clientID)).toBe(true)
    await turn('test')
  })

  it('none is made', async () => {
    const { client, expire } = await buildInsured()
    await setBank(stage, client)
    await expire()
    await turn('live')
    expect(outcomeOf(await startOnboarding(stage, client, { mode: 'live' }))).toEqual([409, 'PAYOUTS_PAUSED'])
    await turn('test')
    expect((await startOnboarding(stage, client)).status).toBe(201)
  })
})
