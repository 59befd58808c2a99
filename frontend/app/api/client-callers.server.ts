import type { Context } from '../session/site-context.server'
import { callAsClient, fileAsClient } from './as-client.server'
import { callAsStaff, fileAsStaff } from './as-staff.server'
import { type Call, callApi, streamFromApi } from './http.server'

type OfClient = Call<'clientID'>

/** A caller that asks about one client: an applicant, the merchant or staff. */
export interface ClientCaller {
  call<T>(call: OfClient): Promise<T>
  file(call: OfClient): Promise<Response>
}

const of = (clientID: string, call: OfClient): Call => ({ ...call, params: { ...call.params, clientID } }) as Call

/** @param token the status token of a sign-up */
export const applicant = (context: Context, token: string, clientID: string): ClientCaller => ({
  call: <T>(call: OfClient) => callApi<T>(context, { ...of(clientID, call), token }),
  file: (call) => streamFromApi(context, { ...of(clientID, call), token }),
})

export const signedInMerchant = (context: Context): ClientCaller => ({
  call: <T>(call: OfClient) => callAsClient<T>(context, call),
  file: (call) => fileAsClient(context, call),
})

export const staffAbout = (context: Context, clientID: string): ClientCaller => ({
  call: <T>(call: OfClient) => callAsStaff<T>(context, of(clientID, call)),
  file: (call) => fileAsStaff(context, of(clientID, call)),
})
