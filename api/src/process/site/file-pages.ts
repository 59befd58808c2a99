import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { documentFormMaxBytes } from '#contract/document-limits.js'
import { type Uploader, UploadSlots } from '../../platform/files/upload-slots.js'
import { countedAddress } from '../../platform/limits/counted-address.js'
import type { CallApi } from './call-api.js'

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

interface Senders {
  isForeign: (request: FastifyRequest, reply: FastifyReply) => boolean
  /** What the browser holds for the area of the page; null: nothing. */
  tokenOf: (request: Request) => Promise<string | null>
  callApiFor: (request: FastifyRequest) => CallApi
}

interface FilePage {
  page: string
  /** Who stands behind the token; null: the page itself finds out, because a token of staff may be renewed. */
  asks: string | null
  /** Where a visitor without a session goes; null: the guard of the page decides, without the body. */
  back: string | null
}

const waiting = '/client/pending-approval'
const profile = '/client/profile'
const pages: FilePage[] = [
  { page: `${waiting}/:requirementID/documents`, asks: '/clients/status', back: waiting },
  { page: `${waiting}/persons/:clientPersonID/documents`, asks: '/clients/status', back: `${waiting}/persons` },
  { page: `${profile}/requirements/:requirementID/documents`, asks: '/clients/me', back: `${profile}/requirements` },
  { page: `${profile}/persons/:clientPersonID/documents`, asks: '/clients/me', back: `${profile}/persons` },
  { page: '/admin/clients/:clientID/persons/:clientPersonID/documents', asks: null, back: '/admin/dashboard' },
  { page: '/admin/reconciliation/upload', asks: null, back: '/admin/reconciliation' },
  { page: '/admin/reconciliation/upload.data', asks: null, back: null },
  { page: '/admin/reconciliation/reports/upload', asks: null, back: '/admin/reconciliation/reports' },
  { page: '/admin/reconciliation/reports/upload.data', asks: null, back: null },
  // A file sent without scripts waits here for a proof.
  { page: '/admin/step-up', asks: null, back: '/admin/dashboard' },
]

/** A file lies in memory while it is handed on, so these wait for each other; nobody reads a byte of a stranger. */
export function takeFiles(scope: FastifyInstance, answer: Answer, senders: Senders): void {
  const slots = new UploadSlots()
  for (const { page, asks, back } of pages) {
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      // Refused by what answers every page, before anything is asked in the visitor's name.
      if (senders.isForeign(request, reply)) return answer(request, reply)
      const uploader = await uploaderOf(request, asks, senders)
      if (!uploader) return back ? reply.redirect(back, 303) : answer(request, reply)
      const { raw } = reply
      await slots.take(uploader)
      if (raw.destroyed) slots.release(uploader)
      else raw.once('close', () => slots.release(uploader))
      return undefined
    }
    scope.post(page, { bodyLimit: documentFormMaxBytes, onRequest }, answer)
  }
}

async function uploaderOf(
  request: FastifyRequest,
  asks: string | null,
  { tokenOf, callApiFor }: Senders,
): Promise<Uploader | null> {
  const headers = { cookie: request.headers.cookie ?? '' }
  const token = await tokenOf(new Request(new URL(request.url, 'http://site'), { headers }))
  if (!token) return null
  if (asks === null) return { key: countedAddress(request.ip), isApplicant: true }
  const call = {
    method: 'GET',
    address: `http://site.internal/api${asks}`,
    headers: new Headers({ authorization: `Bearer ${token}` }),
  }
  const { status, body } = await callApiFor(request)(call)
  if (status !== 200) return null
  const { clientID } = JSON.parse(body) as { clientID: string }
  return { key: clientID, isApplicant: asks === '/clients/status' }
}
