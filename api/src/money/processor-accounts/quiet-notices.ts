import { Injectable } from '@nestjs/common'
import * as words from '#contract/messages/attention.js'
import { AttentionSources } from '../../platform/attention/attention-sources.js'
import { NoticeSilence } from './notice-silence.js'

/** Processors that stopped sending notices although payments go on. */
@Injectable()
export class QuietNotices {
  constructor(attention: AttentionSources, silence: NoticeSilence) {
    attention.add({
      kind: 'notices_quiet',
      find: async (_manager, { mode, limit }) => {
        const silent = (await silence.all()).filter(({ account }) => account.mode === mode).slice(0, limit)
        return silent.map(({ account, missingSince }) => ({
          ...{ subjectID: account.processorAccountID, clientID: account.clientID, amount: null, currency: null },
          ...{ sentence: words.noticesQuiet(account.name), since: missingSince, isOverdue: true },
        }))
      },
    })
  }
}
