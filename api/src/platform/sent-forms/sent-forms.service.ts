import { Injectable, Logger } from '@nestjs/common'
import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'
import { formAnswerKeptMs, formPollMs, formRememberedMs, formWaitMaxMs } from '#contract/limits.js'
import { clock } from '#contract/clock.js'
import { Seal } from '../crypto/seal.js'
import { AppSecret } from '../config/app-secret.js'
import { Database, isDuplicate } from '../database/database.js'
import { besideRequest } from '../http/request-context.js'
import { SentForm } from './sent-form.entity.js'
import { FormSentAlready } from './sent-forms.errors.js'

export type Form = Pick<SentForm, 'subjectID' | 'formID' | 'action'>

const boundTo = ({ subjectID, formID }: Form) => `${subjectID} ${formID}`

// Whole milliseconds: TypeORM does not convert a Date inside a condition of a change or a deletion.
async function forgetOld(manager: EntityManager): Promise<void> {
  const now = clock.time()
  await manager
    .createQueryBuilder()
    .delete()
    .from(SentForm)
    .where('"createdAt" < :before', { before: now - formRememberedMs })
    .execute()
  await manager
    .createQueryBuilder()
    .update(SentForm)
    .set({ sealedAnswer: null })
    .where('"sealedAnswer" IS NOT NULL AND "answeredAt" < :before', { before: now - formAnswerKeptMs })
    .execute()
}

/** The process that writes the row does the action; one that broke off halfway is not done a second time. */
@Injectable()
export class SentForms {
  private readonly logger = new Logger('SentForms')
  private readonly seal: Seal

  constructor(
    private readonly database: Database,
    secret: AppSecret,
  ) {
    this.seal = new Seal(secret, 'sent-forms')
  }

  async once(form: Form, action: () => Promise<unknown>): Promise<unknown> {
    const { subjectID, formID } = form
    for (let waitedMs = 0; ; waitedMs += formPollMs) {
      if (await this.claim(form)) return this.perform(form, action)
      const sent = await this.database.read.findOneBy(SentForm, { subjectID, formID })
      // Refused between the two looks: the form is free again.
      if (!sent) continue
      if (sent.action !== form.action) throw new FormSentAlready()
      if (sent.sealedAnswer) return JSON.parse(this.seal.open(boundTo(form), sent.sealedAnswer))
      if (sent.answeredAt || waitedMs >= formWaitMaxMs) throw new FormSentAlready()
      await pause(formPollMs)
    }
  }

  private async claim(form: Form): Promise<boolean> {
    const { subjectID, formID } = form
    if (await this.database.read.existsBy(SentForm, { subjectID, formID })) return false
    try {
      await besideRequest(() =>
        this.database.write(async (manager) => {
          await forgetOld(manager)
          await manager.insert(SentForm, { ...form, createdAt: clock.now() })
        }),
      )
      return true
    } catch (error) {
      if (isDuplicate(error)) return false
      throw error
    }
  }

  private async perform(form: Form, action: () => Promise<unknown>): Promise<unknown> {
    const { subjectID, formID } = form
    let answer: unknown
    try {
      answer = await action()
    } catch (error) {
      await besideRequest(() => this.database.write((manager) => manager.delete(SentForm, { subjectID, formID })))
      throw error
    }
    const sealedAnswer = this.seal.seal(boundTo(form), JSON.stringify(answer ?? null))
    const done = { sealedAnswer, answeredAt: clock.now() }
    await besideRequest(() =>
      this.database.write((manager) => manager.update(SentForm, { subjectID, formID }, done)),
    ).catch((error: unknown) =>
      this.logger.error("Couldn't store a response", error instanceof Error ? error.stack : ''),
    )
    return answer
  }
}
