import { type ExecutionContext, Injectable } from '@nestjs/common'
import { Reflector } from '@nestjs/core'
import { AuthGuard } from '@nestjs/passport'
import type { FastifyRequest } from 'fastify'
import { beforeEnrolmentKey, type RouteMark, routeMarkKey } from '../../platform/http/audience.js'
import { Unauthenticated } from '../../platform/http/app-error.js'
import type { AskAgain, Caller, WaitingCaller } from '../../platform/http/caller.js'
import { currentRequest } from '../../platform/http/request-context.js'
import { AccountDisabled, RouteClosed, WrongAudience } from './auth.errors.js'
import { AddressNotAllowed } from '../api-users/api-users.errors.js'
import { isDue } from '../sign-in/factor-duty.js'
import { SecondFactorEnrolmentRequired } from '../sign-in/sign-in.errors.js'
import { bearer, type BearerOptions, tokenOf } from './bearer.strategy.js'
import { requireStillMember } from '../clients/memberships.js'
import { CallerReaders } from './caller-readers.js'

/** Closed by default: a handler without a mark is refused. */
@Injectable()
export class AuthenticationGuard extends AuthGuard(bearer) {
  constructor(
    private readonly reflector: Reflector,
    private readonly readers: CallerReaders,
  ) {
    super()
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const mark = this.markOf(context)
    if (!mark) throw new RouteClosed()
    if (mark.isPublic && !((mark.permission || mark.readsTokens) && bringsProof(context))) return true
    await super.canActivate(context)
    return true
  }

  override getAuthenticateOptions(): BearerOptions {
    return { readers: this.readers }
  }

  override handleRequest<User = Caller>(
    error: unknown,
    caller: Caller | false,
    _info: unknown,
    context: ExecutionContext,
  ): User {
    if (error) throw error
    if (!caller) throw new Unauthenticated()
    const mark = this.markOf(context)
    const incoming = context.switchToHttp().getRequest<FastifyRequest & { user?: Caller; askAgain?: AskAgain }>()
    incoming.user = caller
    if (caller.audience === 'integrator') incoming.askAgain = () => this.readers.read(tokenOf(incoming) ?? '')
    if (caller.audience === 'integrator' && !caller.allowsAddress(incoming.ip)) throw new AddressNotAllowed()
    if (!mark?.audiences.includes(caller.audience)) throw new WrongAudience()
    if (mark.opensWhilePending && caller.audience === 'client-status') requirePending(caller)
    else if ('isActive' in caller && !caller.isActive && !mark.allowsInactiveClient) throw new AccountDisabled()
    if ('enrolFrom' in caller && isDue(caller.enrolFrom)) this.requireEnrolmentRoute(mark, context)
    const request = currentRequest()
    if (request) request.caller = caller
    if (request && caller.audience === 'client')
      request.mayStill = (manager) => requireStillMember(manager, caller.clientMemberID)
    return caller as User
  }

  private requireEnrolmentRoute(mark: RouteMark, context: ExecutionContext): void {
    const isOpen = this.reflector.get<boolean | undefined>(beforeEnrolmentKey, context.getHandler())
    if (!isOpen && !mark.audiences.includes('enrolling')) throw new SecondFactorEnrolmentRequired()
  }

  private markOf(context: ExecutionContext): RouteMark | undefined {
    return this.reflector.get<RouteMark | undefined>(routeMarkKey, context.getHandler())
  }
}

// An approved applicant has a session for it.
function requirePending({ isPending, isActive }: WaitingCaller): void {
  if (isPending) return
  throw isActive ? new WrongAudience() : new AccountDisabled()
}

// A header without a token of ours counts too: a caller who tries to prove something is never a visitor.
const bringsProof = (context: ExecutionContext): boolean =>
  context.switchToHttp().getRequest<FastifyRequest>().headers.authorization !== undefined
