import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import type { Mode } from '#contract/modes.js'
import { NotFound } from './app-error.js'
import { modeOfCall, readersOfMode } from './call-mode.js'
import { type Caller, clientOf } from './caller.js'

/** Staff reach the rows of every client: only for them is `clientID` absent, where the address names none. */
export type Reached<Part extends string = never> = Record<Part, string> & { clientID?: string; mode: Mode }

/** For routes that name a client, or that only a client's callers have. */
export type Own<Part extends string = never> = Record<Part, string> & { clientID: string; mode: Mode }

function readAddressed(_: unknown, context: ExecutionContext): Reached {
  const { params, user } = context.switchToHttp().getRequest<FastifyRequest & { user?: Caller }>()
  const parts = params as Record<string, string>
  // No id holds U+0000, and PostgreSQL fails when it is asked to look for one.
  if (Object.values(parts).some((part) => part.includes('\u0000'))) throw new NotFound()
  const clientID = user && clientOf(user)
  return { ...parts, mode: modeOfCall(context), ...(clientID !== undefined && { clientID }) }
}

readersOfMode.add(readAddressed)

/** What a call may meet: the parts of its address, in its mode, and of its caller's client. */
export const Addressed = createParamDecorator(readAddressed)
