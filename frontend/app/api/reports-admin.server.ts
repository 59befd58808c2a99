import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'
import type { UploadedForm } from './http.server'

type Cursor = string | null

interface DifferenceFilter {
  state: string | null
  kind: string | null
}

export const listDifferences = (context: Context, filter: DifferenceFilter, cursor: Cursor) =>
  callAsStaff(context, { call: 'GET /reconciliation-differences', query: { ...filter, cursor } })

export const loadDifference = (context: Context, differenceID: string) =>
  callAsStaff(context, { call: 'GET /reconciliation-differences/:differenceID', params: { differenceID } })

export const previewAdoption = (context: Context, differenceID: string) =>
  callAsStaff(context, { call: 'GET /reconciliation-differences/:differenceID/adopt-refund', params: { differenceID } })

export const previewFailure = (context: Context, differenceID: string) =>
  callAsStaff(context, {
    call: 'GET /reconciliation-differences/:differenceID/adopt-failure',
    params: { differenceID },
  })

export const listAdjustments = (context: Context, status: string | null, cursor: Cursor) =>
  callAsStaff(context, { call: 'GET /reconciliation-adjustments', query: { status, cursor } })

export const loadAdjustment = (context: Context, adjustmentID: string) =>
  callAsStaff(context, { call: 'GET /reconciliation-adjustments/:adjustmentID', params: { adjustmentID } })

export const listProcessorReports = (context: Context, cursor: Cursor) =>
  callAsStaff(context, { call: 'GET /processor-reports', query: { cursor } })

export const importProcessorReport = (context: Context, processorAccountID: string, form: UploadedForm) =>
  callAsStaff(context, { call: 'POST /processor-reports', query: { processorAccountID }, form })

export const listReportRows = (context: Context, processorReportID: string, cursor: Cursor) =>
  callAsStaff(context, {
    call: 'GET /processor-reports/:processorReportID/rows',
    params: { processorReportID },
    query: { cursor },
  })
