import { data } from 'react-router'
import { check } from '#contract/check.js'
import { ConfirmTotp } from '#contract/factors.js'
import { enrolment as words } from '#contract/messages/profile.js'
import { ApiError } from './http.server'
import { type Ask, beginTotp, confirmTotp } from './own-proofs.server'
import { qrOf } from './qr.server'
import { type Refusal, refuse } from './refusal.server'

/** The key is in one answer alone: the form carries it along. */
interface Enrolment {
  factorID: string
  secret: string
  uri: string
  qr: ReturnType<typeof qrOf>
}

/** What a page of enrolment shows: the picture to scan, then the codes, which are in this answer alone. */
export interface EnrolmentStep extends Refusal {
  enrolment?: Enrolment
  recoveryCodes?: string[]
}

/** Null: the app counts, and there are no codes to show. */
export async function enrol(ask: Ask, input: Record<string, unknown>): Promise<ReturnType<typeof step> | null> {
  return input.intent === 'confirm' ? confirm(ask, input) : begin(ask)
}

const step = (answer: EnrolmentStep, status = 200) => data<EnrolmentStep>(answer, { status })

async function begin(ask: Ask) {
  try {
    const { factorID, secret, uri } = await beginTotp(ask)
    return step({ enrolment: { factorID, secret, uri, qr: qrOf(uri) } })
  } catch (error) {
    return refuse(error, words.failure)
  }
}

async function confirm(ask: Ask, { factorID, secret, uri, code, name }: Record<string, unknown>) {
  const enrolment = enrolmentOf({ factorID, secret, uri })
  if (!enrolment) return step({ sentence: words.tooLate }, 422)
  const typed = { name: String(name ?? '') }
  const { value, fields } = await check(ConfirmTotp, { factorID, code, name })
  if (fields) return step({ enrolment, fields, typed }, 422)
  try {
    const { recoveryCodes } = await confirmTotp(ask, value)
    return recoveryCodes ? step({ recoveryCodes }) : null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404) return step({ sentence: words.tooLate }, 404)
    const refusal = refuse(error, words.failure, typed).data
    const { code: wrong } = error.fields
    return step({ enrolment, ...(wrong ? { fields: { code: wrong }, typed } : refusal) }, error.status)
  }
}

/** Null if it is none that this page made. */
function enrolmentOf({ factorID, secret, uri }: Record<string, unknown>): Enrolment | null {
  const isOurs =
    typeof factorID === 'string' &&
    typeof secret === 'string' &&
    /^[A-Z2-7]{16,64}$/.test(secret) &&
    typeof uri === 'string' &&
    uri.length <= 500 &&
    uri.startsWith('otpauth://totp/')
  return isOurs ? { factorID, secret, uri, qr: qrOf(uri) } : null
}
