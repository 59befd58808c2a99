import type { CreateCreditNote } from '#contract/credit-notes.js'
import type { Context } from '../session/site-context.server'
import { callAsClient, fileAsClient } from './as-client.server'

export const listOwnCreditNotes = (context: Context, invoiceID: string) =>
  callAsClient(context, { call: 'GET /credit-notes', query: { invoiceID, limit: 100 } })

export const loadOwnCreditNote = (context: Context, creditNoteID: string) =>
  callAsClient(context, { call: 'GET /credit-notes/:creditNoteID', params: { creditNoteID } })

/** @param key of the form: sent twice, it credits once */
export const createOwnCreditNote = (context: Context, body: CreateCreditNote, key: string) =>
  callAsClient(context, { call: 'POST /credit-notes', body, idempotencyKey: key })

export const ownCreditNotePdf = (context: Context, creditNoteID: string): Promise<Response> =>
  fileAsClient(context, { call: 'GET /credit-notes/:creditNoteID/credit-note.pdf', params: { creditNoteID } })
