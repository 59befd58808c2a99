import type { Page } from '#contract/answers.js'
import type {
  AnswerRequirement,
  ClientRequirementView,
  CreateRequirement,
  RequirementView,
} from '#contract/requirements.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'
import { applicant, type ClientCaller, signedInMerchant, staffAbout } from './client-callers.server'
import type { UploadedForm } from './http.server'

type List = Page<ClientRequirementView>

/** Who answers: an applicant by the status token, or the client that is signed in. */
export interface Answering {
  list(): Promise<List>
  answer(requirementID: string, body: AnswerRequirement): Promise<ClientRequirementView>
  upload(requirementID: string, form: UploadedForm): Promise<ClientRequirementView>
  download(requirementID: string, documentID: string): Promise<Response>
}

const answeringBy = ({ call, file }: ClientCaller): Answering => ({
  list: () => call({ call: 'GET /clients/:clientID/requirements' }),
  answer: (requirementID, body) =>
    call({ call: 'PUT /clients/:clientID/requirements/:requirementID', params: { requirementID }, body }),
  upload: (requirementID, form) =>
    call({ call: 'POST /clients/:clientID/requirements/:requirementID/documents', params: { requirementID }, form }),
  download: (requirementID, documentID) =>
    file({
      call: 'GET /clients/:clientID/requirements/:requirementID/documents/:documentID/content',
      params: { requirementID, documentID },
    }),
})

export const answeringAsApplicant = (context: Context, token: string, clientID: string): Answering =>
  answeringBy(applicant(context, token, clientID))

export const answeringAsClient = (context: Context): Answering => answeringBy(signedInMerchant(context))

/** Staff read what was answered, and answer nothing. */
export const answersTo = (context: Context, clientID: string): Pick<Answering, 'list' | 'download'> =>
  answeringBy(staffAbout(context, clientID))

export const listRequirements = (context: Context) => callAsStaff(context, { call: 'GET /requirements' })

export async function findRequirement(context: Context, requirementID: string): Promise<RequirementView | null> {
  const { items } = await listRequirements(context)
  return items.find((one) => one.requirementID === requirementID) ?? null
}

export const createRequirement = (context: Context, body: CreateRequirement, formID?: unknown) =>
  callAsStaff(context, { call: 'POST /requirements', body, formID })
