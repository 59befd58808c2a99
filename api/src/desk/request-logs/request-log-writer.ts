import { Injectable, Logger } from '@nestjs/common'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { holdsCardNumber } from '#contract/card-numbers.js'
import { idempotencyKeyMaxLength } from '#contract/limits.js'
import { requestLogBatch, requestLogsWaitingMax, requestLogWriteMs } from '#contract/request-log-limits.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { readCommitted } from '../../platform/database/postgres/read-committed.js'
import { insertRows } from '../../platform/database/rows.js'
import { answerNotes } from '../../platform/http/answer-notes.js'
import type { Caller } from '../../platform/http/caller.js'
import { templateOf } from '../../platform/http/route-template.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { redactedBody } from './redacted-body.js'
import { RequestLog } from './request-log.entity.js'

type Answered = FastifyRequest & { user?: Caller }

/** Written in batches beside the calls, never before an answer: what waits when the process dies is lost, and nothing else is. */
@Injectable()
export class RequestLogWriter {
  private waiting: RequestLog[] = []
  private lost = 0
  private readonly logger = new Logger('RequestLogs')

  constructor(
    private readonly database: Database,
    loops: WorkLoops,
  ) {
    loops.add({
      logger: this.logger,
      failure: "Couldn't write to the request log",
      pollMs: requestLogWriteMs,
      look: () => this.writeSome(),
      atEnd: () => this.writeAll(),
    })
  }

  listenTo(server: FastifyInstance): void {
    server.addHook('onResponse', (request, reply, done) => {
      this.take(request, reply)
      done()
    })
  }

  private take(request: Answered, reply: FastifyReply): void {
    if (request.user?.audience !== 'integrator') return
    if (this.waiting.length < requestLogsWaitingMax) this.waiting.push(rowOf(request, request.user, reply))
    else this.lost += 1
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) await this.writeSome()
  }

  private async writeSome(): Promise<boolean> {
    const rows = this.waiting.slice(0, requestLogBatch)
    if (rows.length === 0) return false
    await this.database.write(async (manager) => {
      await readCommitted(manager)
      await insertRows(manager, RequestLog, ...rows)
    })
    this.waiting = this.waiting.slice(rows.length)
    if (this.lost > 0) this.logger.warn(`The request log lost ${this.lost} requests because too many were queued`)
    this.lost = 0
    return this.waiting.length >= requestLogBatch
  }
}

function rowOf(request: FastifyRequest, caller: Caller & { audience: 'integrator' }, reply: FastifyReply): RequestLog {
  const { clientID, mode, apiUserID } = caller
  const now = clock.time()
  const durationMs = Math.round(reply.elapsedTime)
  const route = templateOf(request).replace(/^\/api/, '')
  const { code = null, transactionID } = answerNotes.get(request.raw) ?? {}
  return {
    requestLogID: newId('rql', now),
    clientID,
    mode,
    apiUserID,
    method: request.method,
    route,
    status: reply.statusCode,
    code,
    durationMs,
    requestID: request.id,
    idempotencyKey: keyOf(request.headers['idempotency-key']),
    isReplay: reply.hasHeader('idempotency-replayed') ? 1 : 0,
    userAgent: programIn(request.headers['user-agent']),
    // A 404 keeps no id: the log must not lead to what is absent or belongs to another client.
    transactionID: transactionID ?? (reply.statusCode === 404 ? null : idOf(request.params)),
    body: reply.statusCode >= 400 ? redactedBody(request.body, route) : null,
    createdAt: new Date(now - durationMs),
  }
}

const userAgentMaxLength = 200

function programIn(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  return holdsCardNumber(userAgent) ? '[Redacted]' : userAgent.slice(0, userAgentMaxLength)
}

function keyOf(header: string | string[] | undefined): string | null {
  if (typeof header !== 'string' || header === '') return null
  return holdsCardNumber(header) ? '[Redacted]' : header.slice(0, idempotencyKeyMaxLength)
}

function idOf(params: unknown): string | null {
  const { transactionID } = (params ?? {}) as Record<string, unknown>
  return typeof transactionID === 'string' && /^[a-z]{2,4}_[0-9a-z]{10,30}$/.test(transactionID) ? transactionID : null
}
