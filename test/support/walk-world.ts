import { newId } from '../../api/src/platform/crypto/ids.js'
import type { Random } from './random.js'
import { buildPortalUser, staffPassword } from './rights.js'
import { type Account, RightsReader, type RightsSnapshot } from './rights-snapshot.js'
import type { Answer } from './calls.js'
import type { TestApi } from './test-api.js'

/** Who can act as an account: who knows its password, and who gets the mail that a reset link goes to. */
interface Control {
  password: string
  /** The account through which the password was set. */
  setBy: string
  knownBy: string
  mailbox: string
  token?: string
}

export interface Gain {
  who: string
  routes: string[]
}

/** The staff of a random walk: accounts as the database has them, and the people who can act through them. */
export class WalkWorld {
  snapshot!: RightsSnapshot
  private readonly reader: RightsReader
  private readonly controls = new Map<string, Control>()
  private powers = new Map<string, Set<string>>()
  /** All that each account has held in this walk, which is shorter than 30 days. */
  private readonly everHeld = new Map<string, Set<string>>()
  private before: RightsSnapshot | undefined

  constructor(
    readonly api: TestApi,
    readonly random: Random,
    readonly clientID: string,
  ) {
    this.reader = new RightsReader(api)
  }

  async join(roles: { roleID: string }[], isAdmin = false): Promise<string> {
    const { id, token } = await buildPortalUser(this.api, roles, isAdmin)
    this.controls.set(id, { password: staffPassword, setBy: id, knownBy: id, mailbox: id, token })
    return id
  }

  /** Accounts that somebody in this walk can act through. */
  actors(): Account[] {
    return this.accounts().filter(({ id }) => this.controls.has(id))
  }

  accounts(): Account[] {
    return [...this.snapshot.accounts.values()]
  }

  async call(actor: Account, method: string, path: string, body?: unknown): Promise<Answer> {
    const control = this.controlOf(actor.id)
    const first = await this.api.call(method, path, { token: control.token ?? (await this.signIn(actor)), body })
    if (first.status !== 401) return first
    return this.api.call(method, path, { token: await this.signIn(actor), body })
  }

  /** Somebody acts through `actor`: from now on, an account they made or whose password they set is theirs. */
  tookPassword(actor: Account, id: string, password: string): void {
    const person = this.controlOf(actor.id).knownBy
    const known = this.controls.get(id)
    // Whoever replaces a password by the same password's proof may be the one who set it.
    const setBy = actor.id === id ? (known?.setBy ?? id) : actor.id
    this.controls.set(id, { password, setBy, knownBy: person, mailbox: known?.mailbox ?? person })
  }

  tookMailbox(actor: Account, id: string): void {
    const control = this.controls.get(id)
    if (control) control.mailbox = this.controlOf(actor.id).knownBy
  }

  newAddress(): string {
    return `${newId('usr')}@walk.test`
  }

  /** Reads what is true now, and answers what everybody has gained since the last reading. */
  async look(): Promise<Gain[]> {
    this.before = this.snapshot
    this.snapshot = await this.reader.read()
    for (const account of this.accounts())
      this.everHeld.set(account.id, new Set([...(this.everHeld.get(account.id) ?? []), ...powerOf(account)]))
    const before = this.powers
    this.powers = this.powersNow()
    return [...this.powers].flatMap(([who, routes]) => {
      const gained = [...routes].filter((key) => !before.get(who)?.has(key))
      return gained.length > 0 ? [{ who, routes: gained }] : []
    })
  }

  /** Whoever gets the mails of an account sets its password, as nobody else does any more. */
  async resetByMail(id: string, password: string): Promise<Answer> {
    const email = this.snapshot.accounts.get(id)?.email
    const { body } = await this.api.call('POST', '/account/forgot', { body: { email } })
    const answer = await this.api.call('POST', '/account/reset', {
      body: { resetToken: body.resetToken, newPassword: password },
    })
    const control = this.controls.get(id)
    if (answer.status === 200 && control)
      this.controls.set(id, { password, setBy: id, knownBy: control.mailbox, mailbox: control.mailbox })
    return answer
  }

  /** Of what an account was ever seen to hold, what somebody held neither before the last step nor after it. */
  beyondReachOf(actor: Account, targetID: string): string[] {
    return [...(this.everHeld.get(targetID) ?? [])].filter((key) => !this.held(actor.id).has(key))
  }

  /** Does the password open this account though whoever set it does not hold all of this? */
  async isOwnedByGift(id: string, gained: string[]): Promise<boolean> {
    const control = this.controls.get(id)
    const account = this.snapshot.accounts.get(id)
    if (!control || !account || control.setBy === id) return false
    const setter = this.held(control.setBy)
    if (gained.every((key) => setter.has(key))) return false
    const body = { email: account.email, password: control.password }
    return (await this.api.call('POST', '/portal-users/login', { body })).status === 200
  }

  private held(id: string): Set<string> {
    const now = this.snapshot.accounts.get(id)
    const then = this.before?.accounts.get(id)
    return new Set([now, then].flatMap((account) => (account ? powerOf(account) : [])))
  }

  // What each account and API user reaches, each person through all accounts that they can act as, and merchants can give.
  private powersNow(): Map<string, Set<string>> {
    const powers = new Map<string, Set<string>>()
    const add = (who: string, routes: Iterable<string>) => {
      powers.set(who, new Set([...(powers.get(who) ?? []), ...routes]))
    }
    for (const account of this.accounts()) {
      const { id } = account
      const power = powerOf(account)
      const control = this.controls.get(id)
      add(`account ${id}`, power)
      for (const person of new Set(control && [control.knownBy, control.mailbox])) add(`person ${person}`, power)
    }
    const { apiUsers, assignableRoleIDs, routesByRole } = this.snapshot
    for (const [id, routes] of apiUsers) add(`API user ${id}`, routes)
    for (const roleID of assignableRoleIDs) add('merchants, who may give it', routesByRole.get(roleID) ?? [])
    return powers
  }

  private async signIn(actor: Account): Promise<string | undefined> {
    const control = this.controlOf(actor.id)
    const body = { email: this.snapshot.accounts.get(actor.id)?.email ?? actor.email, password: control.password }
    control.token = (await this.api.call('POST', '/portal-users/login', { body })).body.token
    return control.token
  }

  private controlOf(id: string): Control {
    const control = this.controls.get(id)
    if (!control) throw new Error(`Nobody in this walk can act as ${id}`)
    return control
  }
}

const powerOf = ({ routes, isAdmin }: Account): string[] =>
  isAdmin ? [...routes, 'the administrator flag'] : [...routes]
