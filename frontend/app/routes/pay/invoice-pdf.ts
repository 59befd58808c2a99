import { hostedInvoiceFile } from '../../api/invoices.server'
import type { Route } from './+types/invoice-pdf'

export const loader = ({ context, params }: Route.LoaderArgs) => hostedInvoiceFile(context, params.token)
