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

export const isOfOrder = ({ metadata, purpose }: Claimed, { id, code }: Order, channelToken: string): boolean =>
  purpose === 'payment' &&
  metadata.vendureChannel === channelToken &&
  metadata.vendureOrderID === String(id) &&
  metadata.vendureOrderCode === code

/** What an earlier name began belongs to every method with the same account: a method can be renamed in the admin. */
export const isOfMethod = (named: string | undefined, code: string, allCodes: string[]): boolean =>
  named === code || (named !== undefined && !allCodes.includes(named))
