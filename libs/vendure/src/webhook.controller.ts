import { readWebhook, type WebhookEvent, WebhookSignatureError } from '@gatehouse/sdk/webhooks'
import { Controller, Post, Req, Res } from '@nestjs/common'
import { Logger } from '@vendure/core'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { GatehouseMethods, type Method } from './methods.service.js'
import { NotYet, GatehouseNotices } from './notices.service.js'
import { loggerContext } from './said.js'

interface Webhook {
  headers: IncomingHttpHeaders
  body: unknown
}

const answer = (response: ServerResponse, status: number, headers: Record<string, string> = {}, text = '') =>
  void response.writeHead(status, headers).end(text)

@Controller('payments')
export class GatehouseWebhookController {
  constructor(
    private readonly methods: GatehouseMethods,
    private readonly notices: GatehouseNotices,
  ) {}

  /** Anything but 2xx makes Gatehouse send the event again later. */
  @Post('gatehouse')
  async receive(@Req() request: Webhook, @Res() response: ServerResponse): Promise<void> {
    try {
      const signed = await this.verify(request)
      if (!signed) return answer(response, 400, {}, 'No payment method has the secret of this signature')
      for (const method of signed.methods) await this.notices.take(method, signed.event)
      answer(response, 204)
    } catch (error) {
      if (error instanceof NotYet) return answer(response, 503, { 'retry-after': '60' })
      Logger.error(`A webhook could not be processed: ${String(error)}`, loggerContext, (error as Error).stack)
      answer(response, 500)
    }
  }

  /** The methods whose secret signed it; several may share an account. */
  private async verify({ headers, body }: Webhook): Promise<{ event: WebhookEvent; methods: Method[] } | null> {
    if (typeof body !== 'string') return null
    let event: WebhookEvent | undefined
    const methods: Method[] = []
    for (const method of await this.methods.all()) {
      const { webhookSecret: secret } = method.args
      if (!secret) continue
      try {
        event = await readWebhook({ secret, headers, body })
        methods.push(method)
      } catch (error) {
        if (!(error instanceof WebhookSignatureError)) throw error
      }
    }
    return event ? { event, methods } : null
  }
}
