import { ownCustomerPaymentsFile } from '../../../api/customers.server'
import type { Route } from './+types/payments-csv'

export const loader = ({ context, params: { customerID } }: Route.LoaderArgs) =>
  ownCustomerPaymentsFile(context, customerID)
