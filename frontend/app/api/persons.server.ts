import type { Page } from '#contract/answers.js'
import type { ErasePerson, PersonView, SavePerson } from '#contract/requirements.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'
import { applicant, type ClientCaller, signedInMerchant, staffAbout } from './client-callers.server'
import type { UploadedForm } from './http.server'

/** The persons of one client, for whoever is asking: an applicant, the client or staff. */
export interface Persons {
  list(): Promise<Page<PersonView>>
  create(body: SavePerson): Promise<PersonView>
  update(clientPersonID: string, body: SavePerson): Promise<PersonView>
  remove(clientPersonID: string): Promise<void>
  upload(clientPersonID: string, form: UploadedForm): Promise<PersonView>
  download(clientPersonID: string, documentID: string): Promise<Response>
  /** All that is kept of one of them, in one file. */
  export(clientPersonID: string): Promise<Response>
}

const personsBy = ({ call, file }: ClientCaller): Persons => ({
  list: () => call({ call: 'GET /clients/:clientID/persons' }),
  create: (body) => call({ call: 'POST /clients/:clientID/persons', body }),
  update: (clientPersonID, body) =>
    call({ call: 'PUT /clients/:clientID/persons/:clientPersonID', params: { clientPersonID }, body }),
  remove: (clientPersonID) =>
    call({ call: 'DELETE /clients/:clientID/persons/:clientPersonID', params: { clientPersonID } }),
  upload: (clientPersonID, form) =>
    call({ call: 'POST /clients/:clientID/persons/:clientPersonID/documents', params: { clientPersonID }, form }),
  download: (clientPersonID, documentID) =>
    file({
      call: 'GET /clients/:clientID/persons/:clientPersonID/documents/:documentID/content',
      params: { clientPersonID, documentID },
    }),
  export: (clientPersonID) =>
    file({ call: 'GET /clients/:clientID/persons/:clientPersonID/export', params: { clientPersonID } }),
})

export const erasePerson = (context: Context, clientID: string, clientPersonID: string, body: ErasePerson) =>
  callAsStaff(context, {
    call: 'POST /clients/:clientID/persons/:clientPersonID/erase',
    params: { clientID, clientPersonID },
    body,
  })

export const personsAsApplicant = (context: Context, token: string, clientID: string): Persons =>
  personsBy(applicant(context, token, clientID))

export const personsAsClient = (context: Context): Persons => personsBy(signedInMerchant(context))

export const personsAsStaff = (context: Context, clientID: string): Persons => personsBy(staffAbout(context, clientID))
