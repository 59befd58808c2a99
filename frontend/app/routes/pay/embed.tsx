import { Outlet, useLocation, useMatches } from 'react-router'
import type { LinkPaymentView } from '#contract/payment-links.js'
import { loadCheckoutFrame } from '../../api/checkout.server'
import { ApiError } from '../../api/http.server'
import { speak } from '../../session/language.server'
import { siteContext } from '../../session/site-context.server'
import type { Route } from './+types/embed'
import { accentsOf, readColor } from './appearance'
import { NoPayment } from './closed'
import { FrameMessages } from './embed.messages'

/** Only pages of the client's return origins may show what stands below here, and only they hear from it. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const frame = await loadCheckoutFrame(context, params.token).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
  const origins = frame?.origins ?? []
  context.get(siteContext).frameBy(origins)
  const { words } = await speak(request, context)
  return {
    frame: frame && { ...frame, origins: null },
    // The page around us is one of these, or the browser does not show us.
    origin: origins.find((one) => one === url.searchParams.get('origin')) ?? null,
    nonce: url.searchParams.get('nonce') ?? '',
    warning: warningOf(url.searchParams.get('accent')),
    said: {
      title: frame ? words.pay.payMerchantName(frame.merchantName) : words.pay.pay,
      close: words.pay.closeTheCheckout,
      leave: words.pay.closeWhilePaying,
    },
  }
}

/** For the console of whoever builds the page, which is English. */
function warningOf(accent: string | null): string | null {
  if (!accent) return null
  const asked = readColor(accent)
  const used = accentsOf(accent)
  if (!asked || !used) return `The accent must be a color such as #0b6 or #00bb66`
  const isKept = readColor(used.light)?.every((part, at) => part === asked[at])
  return isKept ? null : `The accent ${accent} has too little contrast on white. ${used.light} is used instead`
}

export default function Embed({ loaderData }: Route.ComponentProps) {
  const { frame, origin } = loaderData
  const { search } = useLocation()
  const payment = usePayment()
  const isSetup = useMatches().some(({ id }) => id === 'embedded setup')
  const isOver = frame !== null && frame.status !== 'open' && !payment && !isSetup
  return (
    <>
      <link rel="stylesheet" href={`/pay/embed-styles.css${search}`} />
      {frame && isOver ? <NoPayment {...frame} status={frame.status === 'open' ? null : frame.status} /> : <Outlet />}
      {origin && <FrameMessages {...loaderData} origin={origin} payment={payment} />}
    </>
  )
}

function usePayment(): LinkPaymentView | null {
  const data = useMatches().at(-1)?.loaderData as { payment?: LinkPaymentView | null } | undefined
  return data?.payment ?? null
}
