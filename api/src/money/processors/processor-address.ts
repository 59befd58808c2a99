import { Injectable } from '@nestjs/common'
import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/errors/processors.js'
import { Environment } from '../../platform/config/environment.js'
import { isPublicAddress, literalAddressOf } from '../../platform/outbound/public-address.js'

/** What a name resolves to is looked at on every call, not here. */
@Injectable()
export class ProcessorAddress {
  constructor(private readonly environment: Environment) {}

  refuse(apiAddress: string | undefined): Fields {
    if (apiAddress === undefined) return {}
    const sentence = this.faultOf(apiAddress)
    return sentence ? { apiAddress: sentence } : {}
  }

  private faultOf(text: string): string | null {
    if (!URL.canParse(text) || /[\s\\#@]/.test(text)) return words.apiAddressForm
    const { protocol, hostname } = new URL(text)
    if (!/^https?:$/.test(protocol)) return words.apiAddressForm
    if (this.environment.PROCESSOR_ALLOW_PRIVATE) return null
    if (protocol !== 'https:') return words.apiAddressHttps
    const literal = literalAddressOf(hostname)
    const isPrivate = literal === null ? isLocalName(hostname) : !isPublicAddress(literal)
    return isPrivate ? words.apiAddressPrivate : null
  }
}

const isLocalName = (hostname: string) => !hostname.includes('.') || /\.(localhost|local|internal)\.?$/i.test(hostname)
