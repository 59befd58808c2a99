import { useEffect } from 'react'
import { FormError } from '../../../components/form-error'
import { TryAgain } from '../../../components/try-again'
import { showToast } from '../../../components/show-toast'

/** What the specification says as a toast stays on the page too: a toast alone would leave it empty. */
export function ListFailure({ sentence }: { sentence: string }) {
  useEffect(() => void showToast('error', sentence), [sentence])
  return (
    <div className="flex flex-col items-start gap-3">
      <FormError>{sentence}</FormError>
      <TryAgain />
    </div>
  )
}
