import { clientArea } from '#contract/messages/client-area.js'
import { FormError } from './form-error'
import { TryAgain } from './try-again'

/** @param inset in a card without padding of its own */
export const LoadFailure = ({ inset = false }: { inset?: boolean }) => (
  <div className={`flex flex-col items-start gap-3 ${inset ? 'p-5' : ''}`}>
    <FormError>{clientArea.loadFailure}</FormError>
    <TryAgain variant="outline" />
  </div>
)
