import type { Context } from '../session/site-context.server'
import { callAsClient, fileAsClient } from './as-client.server'
import { callAsStaff, fileAsStaff } from './as-staff.server'
import { type Call, callApi, streamFromApi } from './http.server'

type OfClient = Call<'clientID'>

/** How one client's own is asked for, by whoever is asking. */
export interface Ways {
  call<T>(call: OfClient): Promise<T>
  file(call: OfClient): Promise<Response>
}

const of = (clientID: string, call: OfClient): Call => ({ ...call, params: { ...call.params, clientID } }) as Call

export const asApplicant = (context: Context, token: string, clientID: string): Ways => ({
  call: (call) => callApi(context, { ...of(clientID, call), token }),
  file: (call) => streamFromApi(context, { ...of(clientID, call), token }),
})

export const asClient = (context: Context): Ways => ({
  call: (call) => callAsClient(context, call),
  file: (call) => fileAsClient(context, call),
})

export const asStaff = (context: Context, clientID: string): Ways => ({
  call: (call) => callAsStaff(context, of(clientID, call)),
  file: (call) => fileAsStaff(context, of(clientID, call)),
})
