import { IsOptional } from 'class-validator'
import { emptyTextIsAbsent } from './fields.js'
import { monthForm } from './messages/errors/billing-reports.js'
import { isMonth } from './months.js'
import { Passes } from './own-checks.js'

export function OptionalMonth(name: string): PropertyDecorator {
  return (target, key) => {
    emptyTextIsAbsent(target, key)
    IsOptional()(target, key)
    Passes('isMonth', isMonth, monthForm(name))(target, key)
  }
}
