import { buildClient, clientPassword, type SignedInClient } from '../support/builders.js'
import { outcomes, type Race, type Ring, succeeded } from './ring.js'

const many = 6
const changedTo = 'a password that was changed'
const resetTo = 'a password that was reset'

const logIn = (ring: Ring, { emailAddress }: SignedInClient, password: string) =>
  ring.call('POST', '/clients/login', { body: { emailAddress, password } })

async function resetTokenFor(ring: Ring, { emailAddress }: SignedInClient): Promise<string> {
  return (await ring.call('POST', '/account/forgot', { body: { email: emailAddress } })).body.resetToken
}

const change = (ring: Ring, { token }: SignedInClient, newPassword: string) =>
  ring.call('POST', '/clients/me/password', { token, body: { currentPassword: clientPassword, newPassword } })

/** Whichever came first, a reset that succeeded stands: a change begun with the password before it does not undo it. */
const changeAndReset: Race = async (ring) => {
  const client = await buildClient(ring)
  const resetToken = await resetTokenFor(ring, client)
  const [reset, changed] = await Promise.all([
    ring.call('POST', '/account/reset', { body: { resetToken, newPassword: resetTo } }),
    change(ring, client, changedTo),
  ])
  const [byReset, byChange, byOld] = [
    await logIn(ring, client, resetTo),
    await logIn(ring, client, changedTo),
    await logIn(ring, client, clientPassword),
  ]
  const said = `reset ${reset.status}, change ${changed.status}`
  ring.holds(byOld.status !== 200, `the old password still works: ${said}`)
  if (reset.status === 200) ring.holds(byReset.status === 200, `a reset was overwritten by a change: ${said}`)
  if (reset.status === 200) ring.holds(byChange.status !== 200, `a changed password works beside a reset: ${said}`)
}

const resets: Race = async (ring) => {
  const client = await buildClient(ring)
  const resetToken = await resetTokenFor(ring, client)
  const answers = await ring.atOnce(many, (index) =>
    ring.call('POST', '/account/reset', { body: { resetToken, newPassword: `${resetTo} ${index}` } }),
  )
  ring.holds(succeeded(answers).length === 1, `one link reset a password more than once: ${outcomes(answers)}`)
}

const signInsAndReset: Race = async (ring) => {
  const client = await buildClient(ring)
  const resetToken = await resetTokenFor(ring, client)
  const [reset, ...answers] = await Promise.all([
    ring.call('POST', '/account/reset', { body: { resetToken, newPassword: resetTo } }),
    ...Array.from({ length: many }, () => logIn(ring, client, clientPassword)),
  ])
  ring.holds(reset.status === 200, `the reset was answered ${reset.status}`)
  for (const { body } of succeeded([...answers])) {
    const late = await ring.call('GET', '/clients/me', { token: body.token })
    ring.holds(late.status === 401, 'a session with the old password outlived its reset')
  }
}

const accounts: Race = async (ring) => {
  const { clientID, token } = await buildClient(ring)
  const path = `/clients/${clientID}/settlement-account`
  const body = (index: number) => ({
    accountHolder: 'Acme',
    bankName: 'Bank',
    accountNumber: `1234500${index}`,
    password: clientPassword,
  })
  const answers = await ring.atOnce(many, (index) => ring.call('PUT', path, { token, body: body(index) }))
  const { accountNumberLast4 } = (await ring.call('GET', path, { token })).body
  const said = succeeded(answers).map((answer) => answer.body.accountNumberLast4)
  ring.holds(said.includes(accountNumberLast4), `the account is ${accountNumberLast4}, and nobody was told so: ${said}`)
}

/** Calls that change who can sign in, and where the money goes. */
export const passwordRaces: Record<string, Race> = {
  'a password changed beside its reset': changeAndReset,
  'resets with one link': resets,
  'sign-ins beside a reset': signInsAndReset,
  'settlement accounts': accounts,
}
