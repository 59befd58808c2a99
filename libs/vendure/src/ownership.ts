import type { Order } from '@vendure/core'
import type { Session } from './gatehouse-types.js'

type Metadata = Session['metadata']

/** Two shops may share a Gatehouse account and even order codes: the token of the channel tells them apart. */
export const metadataFor = ({ id, code }: Order, channelToken: string, methodCode: string): Metadata => ({
  vendureChannel: channelToken,
  vendureOrderID: String(id),
  vendureOrderCode: code,
  vendurePaymentMethod: methodCode,
})

type Claimed = Pick<Session, 'metadata' | 'purpose'>

export const isOfOrder = ({ metadata, purpose }: Claimed, order: Order, token: string, methodCode: string): boolean =>
  purpose === 'payment' &&
  Object.entries(metadataFor(order, token, methodCode)).every(([key, value]) => metadata[key] === value)
