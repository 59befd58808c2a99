import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js'
import type { FastifyRequest } from 'fastify'
import * as checks from '#contract/messages/checks.js'
import { isMode, type Mode, modes } from '#contract/modes.js'
import { InvalidInput } from './app-error.js'

type Asked = FastifyRequest & { modeOfCall?: Mode }

const asked = (context: ExecutionContext): Asked => context.switchToHttp().getRequest<Asked>()

export function modeOfCall(context: ExecutionContext): Mode {
  const { modeOfCall } = asked(context)
  if (!modeOfCall) throw new Error('No guard has said the mode of this call')
  return modeOfCall
}

const readMode = (_: unknown, context: ExecutionContext): Mode => modeOfCall(context)

export const readersOfMode = new Set<unknown>([readMode])

export const CallMode = createParamDecorator(readMode)

const known = new WeakMap<object, boolean>()

export function takesMode(controller: object, handler: { name: string } & object): boolean {
  let takes = known.get(handler)
  if (takes === undefined) {
    const given = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler.name) ?? {}) as Record<string, object>
    takes = Object.values(given).some((one) => 'factory' in one && readersOfMode.has(one.factory))
    known.set(handler, takes)
  }
  return takes
}

/** Taken off address and body, so that no handler sees another one than the one that counts. */
export function takeSaidMode(context: ExecutionContext): Mode | undefined {
  const { query, body } = asked(context)
  const said = [query, body].flatMap(take)
  const [first] = said
  if (said.some((one) => !isMode(one) || one !== first)) throw new InvalidInput({ mode: checks.modeIsOneOf(modes) })
  return first as Mode | undefined
}

function take(input: unknown): unknown[] {
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, 'mode')) return []
  const holder = input as { mode?: unknown }
  const { mode } = holder
  delete holder.mode
  return mode === undefined || mode === null || mode === '' ? [] : [mode]
}

export function setCallMode(context: ExecutionContext, mode: Mode): void {
  asked(context).modeOfCall = mode
}
