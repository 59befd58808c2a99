import { IsOptional, IsString } from 'class-validator'
import type { AdminStatsView, FailingMailView, LockedAccountView, SignUpsView } from './admin.js'
import type { Page } from './answers.js'
import type { ApiUserView } from './api-users.js'
import type { AttentionView } from './attention.js'
import type { ReviewedClientView } from './client-approvals.js'
import type { DebtView } from './debts.js'
import type { DisputeView } from './disputes.js'
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

/** A part of the home page that is null, and why: what its own call would have answered. */
export interface LeftOutView {
  part: string
  code: string
  error: string
}

/** Each part is what one call answers. A part that the caller may not read, or that fails, is null. */
export interface ClientHomeParts {
  pauses: Page<PauseView> | null
  debts: { items: DebtView[] } | null
  /** Open disputes. */
  disputes: Page<DisputeView> | null
  apiUsers: Page<ApiUserView> | null
  transactions: Page<TransactionView> | null
  summary: ClientSummaryView | null
}

/** GET /clients/me/home: what the dashboard of a merchant shows. */
export interface ClientHomeView extends ClientHomeParts {
  leftOut: LeftOutView[]
}

/** People who signed up and have no role yet, and the names of their clients by ID. */
export interface WaitingSignUpsView extends Page<PortalUserView> {
  clientNames: Record<string, string>
}

/** Each part is what one call answers. A part that the caller may not read, or that fails, is null. */
export interface StaffHomeParts {
  /** The last eight days, including today. */
  operations: OperationsView | null
  processorVolumes: ProcessorVolumesView | null
  waiting: WaitingView | null
  attention: AttentionView | null
  stats: AdminStatsView | null
  signUps: SignUpsView | null
  pendingClients: Page<ReviewedClientView> | null
  waitingSignUps: WaitingSignUpsView | null
  lockedAccounts: Page<LockedAccountView> | null
  failingMails: Page<FailingMailView> | null
}

/** GET /admin/home: what the dashboard of staff shows. */
export interface StaffHomeView extends StaffHomeParts {
  leftOut: LeftOutView[]
}
