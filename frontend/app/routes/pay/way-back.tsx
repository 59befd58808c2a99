import { useEffect } from 'react'
import { checkoutReturnSeconds } from '#contract/limits.js'
import { ButtonLink } from '../../components/button'
import { usePayWords } from './pay-words'

interface WayBackProps {
  to: string
  merchantName: string
}

/** The payer of a checkout session goes on at the merchant, at once by the button or by itself. */
export function WayBack({ to, merchantName }: WayBackProps) {
  const words = usePayWords()
  useEffect(() => {
    const timer = setTimeout(() => window.location.assign(to), checkoutReturnSeconds * 1_000)
    return () => clearTimeout(timer)
  }, [to])
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <ButtonLink to={to} size="lg" fullWidth>
        {words.backToMerchant(merchantName)}
      </ButtonLink>
      <p className="text-center text-xs text-ink-faint">
        {words.goesBackByItself(merchantName, checkoutReturnSeconds)}
      </p>
      <noscript>
        <meta httpEquiv="refresh" content={`${checkoutReturnSeconds};url=${to}`} />
      </noscript>
    </div>
  )
}
