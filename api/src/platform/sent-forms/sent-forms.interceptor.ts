import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { lastValueFrom, type Observable, of } from 'rxjs'
import { holdsCardNumber } from '#contract/card-numbers.js'
import { formIDHeader } from '#contract/limits.js'
import { type Caller, idOf } from '../http/caller.js'
import { rawBodyOf } from '../http/raw-body.js'
import { UnreadableFormID } from './sent-forms.errors.js'
import { SentForms } from './sent-forms.service.js'

@Injectable()
export class SentFormsInterceptor implements NestInterceptor {
  constructor(private readonly forms: SentForms) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: Caller }>()
    const { method, url, headers, body, user } = request
    const formID = headers[formIDHeader]
    const subjectID = personIn(user)
    if (formID === undefined || !subjectID || method === 'GET' || method === 'HEAD') return next.handle()
    if (typeof formID !== 'string' || !/^[\w-]{8,64}$/.test(formID) || holdsCardNumber(formID))
      throw new UnreadableFormID()
    // Its words are not read yet; what takes a stream changes nothing when it is sent twice.
    if (body instanceof Readable) return next.handle()
    // As it came: writing a body of brackets down again would overflow the stack.
    const words = rawBodyOf(request) ?? JSON.stringify(body ?? null)
    const action = createHash('sha256').update(`${method} ${url} `).update(words).digest('base64url')
    const form = { subjectID, formID, action }
    return of(await this.forms.once(form, () => lastValueFrom(next.handle(), { defaultValue: undefined })))
  }
}

function personIn(user: Caller | undefined): string | undefined {
  if (!user || !('sessionID' in user)) return undefined
  return user.audience === 'client' ? user.accountID : idOf(user)
}
