import { Injectable } from '@nestjs/common'
import { type EntityManager, MoreThan } from 'typeorm'
import { clock } from '#contract/clock.js'
import { newId } from '../crypto/ids.js'
import { insertRows } from '../database/rows.js'
import { afterCommit } from '../database/units/after-commit.js'
import type { Letter, MailKind } from './letter.js'
import { Mail } from './mail.entity.js'
import { MailReaders } from './mail-readers.js'
import { MailSeal } from './mail-seal.js'
import { MailWorker } from './mail-worker.js'

export async function keepMail(manager: EntityManager, seal: MailSeal, letter: Letter): Promise<void> {
  const mailID = newId('mal')
  const now = clock.now()
  await insertRows(manager, Mail, {
    mailID,
    kind: letter.kind,
    aboutID: letter.aboutID,
    sealed: seal.seal(mailID, letter),
    attempts: 0,
    nextAttemptAt: now,
    createdAt: now,
  })
}

@Injectable()
export class Mailbox {
  constructor(
    private readonly seal: MailSeal,
    private readonly worker: MailWorker,
    private readonly readers: MailReaders,
  ) {}

  /** In the caller's unit: the mail goes out only if the unit is kept. */
  async queue(manager: EntityManager, letter: Letter): Promise<void> {
    const language = letter.language ?? (await this.readers.languageOf(manager, letter.to))
    await keepMail(manager, this.seal, { ...letter, language })
    afterCommit(manager, () => this.worker.wake())
  }

  async countFor(manager: EntityManager, aboutID: string, heirID: string): Promise<void> {
    await manager.update(Mail, { aboutID }, { aboutID: heirID })
  }

  countSince(manager: EntityManager, aboutID: string, kind: MailKind, since: Date): Promise<number> {
    return manager.countBy(Mail, { aboutID, kind, createdAt: MoreThan(since) })
  }
}
