import { IsOptional, IsString } from 'class-validator'
import type { AdminStatsView, FailingMailView, LockedAccountView, SignUpsView } from './admin.js'
import type { Page } from './answers.js'
import type { ApiUserView } from './api-users.js'
import type { AttentionView } from './attention.js'
import type { ReviewedClientView } from './client-approvals.js'
import type { DebtView } from './debts.js'
import type { DisputeView } from './disputes.js'
import type { clientHomeParts, staffHomeParts } from './home-parts.js'
import type { InvoiceSummaryView } from './invoices.js'
import type { OperationsView } from './operations.js'
import type { PortalUserView } from './portal-users.js'
import type { ProcessorVolumesView } from './processor-volumes.js'
import type { PauseView } from './requirements.js'
import type { ClientSummaryView } from './transaction-summary.js'
import type { TransactionView } from './transactions.js'
import type { WaitingView } from './waiting.js'

/** GET /clients/me/home: both are about the payments, and only their part is left out when they are wrong. */
export class ReadClientHome {
  /** Matches the status or the description of payments. */
  @IsOptional()
  @IsString()
  q?: string

  /** The next page of payments. */
  @IsOptional()
  @IsString()
  cursor?: string
}

/** GET /clients/me/home: what the dashboard of a merchant shows. A part that you may not read, or that fails, is null. */
export interface ClientHomeView {
  pauses: Page<PauseView> | null
  debts: { items: DebtView[] } | null
  /** Up to 20 open disputes, newest first. */
  disputes: Page<DisputeView> | null
  /** Up to 20 open invoices whose automatic charge was skipped, newest first. */
  unchargedInvoices: Page<InvoiceSummaryView> | null
  /** Up to 100. */
  apiUsers: Page<ApiUserView> | null
  /** Up to 20 payments, newest first. Use `q` to search and `cursor` for the next page. */
  transactions: Page<TransactionView> | null
  summary: ClientSummaryView | null
  leftOut: ClientLeftOutView[]
}

export type ClientHomeParts = Omit<ClientHomeView, 'leftOut'>

/** A part of the home page that is null, and why: what its own call would have answered. */
export interface ClientLeftOutView {
  part: (typeof clientHomeParts)[number]
  code: string
  error: string
}

/** People who signed up and have no role yet, and the names of their clients by ID. */
export interface WaitingSignUpsView extends Page<PortalUserView> {
  /** Empty if the caller may not see clients, or if reading the names fails. */
  clientNames: Record<string, string>
}

/** GET /admin/home: what the dashboard of staff shows. A part that you may not read, or that fails, is null. */
export interface StaffHomeView {
  /** The last eight days, including today. */
  operations: OperationsView | null
  processorVolumes: ProcessorVolumesView | null
  waiting: WaitingView | null
  /** With the oldest items of each kind. */
  attention: AttentionView | null
  stats: AdminStatsView | null
  signUps: SignUpsView | null
  /** The five that have waited longest. */
  pendingClients: Page<ReviewedClientView> | null
  /** The six that have waited longest. */
  waitingSignUps: WaitingSignUpsView | null
  /** Up to 100. */
  lockedAccounts: Page<LockedAccountView> | null
  /** Up to five emails. */
  failingMails: Page<FailingMailView> | null
  leftOut: StaffLeftOutView[]
}

export type StaffHomeParts = Omit<StaffHomeView, 'leftOut'>

/** A part of the home page that is null, and why: what its own call would have answered. */
export interface StaffLeftOutView {
  part: (typeof staffHomeParts)[number]
  code: string
  error: string
}
