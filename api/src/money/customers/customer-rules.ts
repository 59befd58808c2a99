import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Customer } from './customer.entity.js'

export interface NewCustomerRule {
  checkNew(manager: EntityManager, customer: Customer): Promise<void>
}

export interface ErasureRule {
  checkErasure(manager: EntityManager, customer: Customer): Promise<void>
}

/** Rooms above register here what a new customer needs, and what keeps one from being erased; a rule refuses by throwing. */
@Injectable()
export class CustomerRules {
  private readonly ofNew: NewCustomerRule[] = []
  private readonly ofErasures: ErasureRule[] = []

  addNew(rule: NewCustomerRule): void {
    this.ofNew.push(rule)
  }

  addErasure(rule: ErasureRule): void {
    this.ofErasures.push(rule)
  }

  async requireNew(manager: EntityManager, customer: Customer): Promise<void> {
    for (const rule of this.ofNew) await rule.checkNew(manager, customer)
  }

  async requireErasable(manager: EntityManager, customer: Customer): Promise<void> {
    for (const rule of this.ofErasures) await rule.checkErasure(manager, customer)
  }
}
