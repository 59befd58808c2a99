import { randomUUID } from 'node:crypto'
import { clock } from '#contract/clock.js'
import type { Letter } from '../../api/src/platform/mail/letter.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { MailWorker } from '../../api/src/platform/mail/mail-worker.js'
import { Mailbox } from '../../api/src/platform/mail/mailbox.js'
import type { TestApi } from './test-api.js'

export const anAddress = () => `${randomUUID()}@example.com`

/** A rejection, unless told otherwise, about a client of its own. */
export const letterTo = (to: string, overrides: Partial<Letter> = {}): Letter =>
  ({
    kind: 'rejection',
    to,
    aboutID: `cli_${randomUUID().slice(10)}`,
    data: { name: 'Acme', reason: null },
    ...overrides,
  }) as Letter

/** Queues all of them in one unit. */
export const queue = ({ app, database }: TestApi, ...letters: Letter[]): Promise<void> =>
  database.write(async (manager) => {
    for (const letter of letters) await app.get(Mailbox, { strict: false }).queue(manager, letter)
  })

export const rowAbout = ({ database }: TestApi, { aboutID }: Letter): Promise<Mail> =>
  database.read.findOneByOrFail(Mail, { aboutID })

/** What the clock does: the next attempt is due now. */
export async function makeDue({ app, database }: TestApi, letter: Letter): Promise<void> {
  await database.write((manager) => manager.update(Mail, { aboutID: letter.aboutID }, { nextAttemptAt: clock.now() }))
  app.get(MailWorker, { strict: false }).wake()
}
