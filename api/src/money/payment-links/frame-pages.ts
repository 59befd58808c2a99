import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { UnderWayView } from '#contract/checkout-frames.js'
import { OriginNotRegistered } from '../return-origins/return-origins.errors.js'
import { requireReturnOrigins, returnOriginsOf } from '../return-origins/return-origins.service.js'
import { CheckoutSecrets } from './checkout-secrets.js'
import { isSession } from './checkout-session.view.js'
import type { PaymentLink } from './payment-link.entity.js'

const parameter = 'page'

/** Our page that a bank sends the payer back to carries the page that showed the checkout. */
export function withFramePage(address: string, pageURL: string | undefined): string {
  if (pageURL === undefined) return address
  const url = new URL(address)
  url.searchParams.set(parameter, pageURL)
  return url.href
}

/** In the unit that begins the payment or setup. */
export async function requireFramePage(
  manager: EntityManager,
  link: PaymentLink,
  pageURL: string | undefined,
): Promise<void> {
  if (pageURL === undefined) return
  // A client that pays what it owes us does so on our own page.
  if (link.debtRequestID) throw new OriginNotRegistered({ pageURL: new URL(pageURL).origin }, link.mode)
  await requireReturnOrigins(manager, link, { pageURL })
}

@Injectable()
export class FramePages {
  constructor(private readonly secrets: CheckoutSecrets) {}

  /** The page comes from the row alone, and its origin must still be registered. */
  async of(
    manager: EntityManager,
    link: PaymentLink,
    { kind, id, returnURL }: UnderWayView & { returnURL: string | null },
  ): Promise<string | null> {
    const kept = returnURL && new URL(returnURL).searchParams.get(parameter)
    if (!kept || !URL.canParse(kept) || link.debtRequestID) return null
    const page = new URL(kept)
    if (!(await returnOriginsOf(manager, link)).includes(page.origin)) return null
    const secret = isSession(link) ? this.secrets.of(link.paymentLinkID) : link.token
    // A fragment reaches the script on that page, and neither its server nor a referrer.
    page.hash = `${page.hash}~gatehouse=${secret}/${kind}/${id}`
    return page.href
  }
}
