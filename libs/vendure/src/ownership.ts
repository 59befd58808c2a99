import type { Order } from '@vendure/core'
import type { Session } from './gatehouse-types.js'

type Metadata = Session['metadata']

/** Two shops may share a Gatehouse account and even order codes: the token of the channel tells them apart. */
export const metadataFor = ({ id, code }: Order, channelToken: string): Metadata => ({
  vendureChannel: channelToken,
  vendureOrderID: String(id),
  vendureOrderCode: code,
})

export const isOfOrder = ({ metadata, purpose }: Pick<Session, 'metadata' | 'purpose'>, order: Order, token: string) =>
  purpose === 'payment' && Object.entries(metadataFor(order, token)).every(([key, value]) => metadata[key] === value)
