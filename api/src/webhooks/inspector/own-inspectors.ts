import { Injectable } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { listeningOrigin, ownOrigin } from '../../platform/http/own-origin.js'
import { Environment } from '../../platform/config/environment.js'
import { Database } from '../../platform/database/database.js'
import { WebhookInspector } from './webhook-inspector.entity.js'

const path = '/api/webhook-inspector/'

/** Reached inside the process, because this machine is refused as an address: exactly these, and nothing else of it. */
@Injectable()
export class OwnInspectors {
  constructor(
    private readonly environment: Environment,
    private readonly database: Database,
    private readonly host: HttpAdapterHost,
  ) {}

  urlOf({ inspectorID }: Pick<WebhookInspector, 'inspectorID'>): string {
    return `${ownOrigin(this.host, this.environment)}${path}${inspectorID}`
  }

  inspectorIDOf(url: string): string | null {
    const { host, environment } = this
    const origins = [listeningOrigin(host, environment), ownOrigin(host, environment)]
    const start = origins.map((origin) => origin + path).find((one) => url.startsWith(one))
    const inspectorID = start === undefined ? '' : url.slice(start.length)
    return /^whi_[0-9a-z]{26}$/.test(inspectorID) ? inspectorID : null
  }

  async isOwn(clientID: string, url: string): Promise<boolean> {
    const inspectorID = this.inspectorIDOf(url)
    return inspectorID !== null && (await this.database.read.existsBy(WebhookInspector, { inspectorID, clientID }))
  }
}
