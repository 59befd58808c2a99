import type { EntityManager } from 'typeorm'
import { Customer } from '../../money/customers/customer.entity.js'
import { findRow, requireRow } from '../../platform/database/rows.js'
import { TestClock } from './test-clock.entity.js'
import { ClockClosed } from './test-clocks.errors.js'

/** What starts on a closed clock would never renew or end. */
export async function requireOpenClock(manager: EntityManager, customer: Customer): Promise<void> {
  if (await isOnClosedClock(manager, customer)) throw new ClockClosed()
}

async function isOnClosedClock(manager: EntityManager, { testClockID }: Customer): Promise<boolean> {
  return testClockID !== null && (await requireRow(manager, TestClock, { testClockID })).status === 'closed'
}

export async function isCustomerOnClosedClock(manager: EntityManager, customerID: string | null): Promise<boolean> {
  const customer = customerID === null ? null : await findRow(manager, Customer, { customerID })
  return customer !== null && isOnClosedClock(manager, customer)
}
