import * as z from 'zod/mini'
import { readAs } from '../port/read-answer.js'
import { textsIn } from './adyen-answers.js'

const short = z.string().check(z.maxLength(200))

// Adyen's "webhooks v1" document (NotificationRequestItem); only what is used here is demanded.
const item = z.object({
  pspReference: short,
  originalReference: z.optional(short),
  merchantAccountCode: short,
  merchantReference: short,
  amount: z.object({ currency: short, value: z.int() }),
  eventCode: short,
  eventDate: short.check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  success: z.enum(['true', 'false']),
  reason: z.optional(z.nullable(z.string())),
  paymentMethod: z.optional(z.nullable(z.string())),
  additionalData: z.optional(z.record(z.string(), z.unknown())),
})

const notice = z.object({
  live: z.optional(z.unknown()),
  notificationItems: z.array(z.object({ NotificationRequestItem: z.looseObject({}) })).check(z.minLength(1)),
})

type Read = z.infer<typeof item>

export interface NoticeItem extends Omit<Read, 'additionalData' | 'reason' | 'paymentMethod'> {
  additionalData: Record<string, string>
  reason: string
  paymentMethod: string
}

/** `signed`: the item as it came, whose fields the signature is made of. */
export interface SignedItem {
  item: NoticeItem
  signed: object
}

export function itemsIn(body: Buffer): { live: unknown; items: SignedItem[] } {
  const { live, notificationItems } = readAs(notice, JSON.parse(body.toString()), 'A notice of Adyen')
  return {
    live,
    items: notificationItems.map(({ NotificationRequestItem: signed }) => ({ item: itemOf(signed), signed })),
  }
}

function itemOf(signed: object): NoticeItem {
  const { additionalData = {}, reason, paymentMethod, ...read } = readAs(item, signed, 'An item of a notice of Adyen')
  return {
    ...read,
    additionalData: textsIn(additionalData),
    reason: reason ?? '',
    paymentMethod: paymentMethod ?? '',
  }
}
