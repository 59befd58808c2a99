import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'
import { PayeeCheck } from './payee-check.entity.js'

/** The last answer about an account beside the client's first one. */
@Entity('further_payee_checks')
export class FurtherPayeeCheck extends PayeeCheck {
  @column.id settlementAccountID!: string
}
